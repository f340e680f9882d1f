package dev.straightway.runtime.http;

import java.util.concurrent.CompletionException;

import jakarta.ws.rs.WebApplicationException;

import org.jboss.logging.Logger;

import io.quarkus.arc.ArcUndeclaredThrowableException;
import io.vertx.ext.web.handler.HttpException;

/**
 * Answers requests that failed (§3.3.4): the response of a {@code WebApplicationException}; anything else goes to the error
 * handler of Quarkus, which logs it and answers 500 without telling more than an id, except in dev mode.
 */
final class Failures {

    private static final Logger LOG = Logger.getLogger("dev.straightway");

    private Failures() {
    }

    static void answer(VertxExchange exchange, Throwable thrown) {
        Throwable failure = unwrap(thrown);
        if (failure instanceof WebApplicationException web) {
            respond(exchange, web);
        } else if (failure instanceof HttpException http) {
            exchange.delegate(http.getStatusCode(), http);
        } else {
            exchange.delegate(500, failure);
        }
    }

    /** The client has its answer, or the beginning of it: only the log can still be told. */
    static void late(VertxExchange exchange, Throwable failure) {
        LOG.errorf(failure, "%s failed after it was answered", exchange.endpoint().template());
        if (!exchange.response().ended()) {
            exchange.response().reset();
        }
    }

    private static void respond(VertxExchange exchange, WebApplicationException failure) {
        try {
            exchange.serving().responses().write(exchange, failure.getResponse());
        } catch (Throwable unwritable) {
            unwritable.addSuppressed(failure);
            exchange.delegate(500, unwritable);
        }
    }

    private static Throwable unwrap(Throwable thrown) {
        boolean wrapper = thrown instanceof CompletionException || thrown instanceof ArcUndeclaredThrowableException;
        return wrapper && thrown.getCause() != null ? unwrap(thrown.getCause()) : thrown;
    }
}
