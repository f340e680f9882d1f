package dev.straightway.runtime.http;

import java.util.concurrent.CompletionException;

import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.ext.ExceptionMapper;

import io.quarkus.arc.ArcUndeclaredThrowableException;
import io.vertx.ext.web.handler.HttpException;

/**
 * Answers requests that failed (§3.3.4): the response of a {@code WebApplicationException}, or what the application's mapper
 * makes of the exception; anything else goes to the error handler of Quarkus, which logs it and answers 500 without telling
 * more than an id, except in dev mode.
 */
final class Failures {

    private Failures() {
    }

    /**
     * Answers with a failure; where that fails too, as a mapper that can't be made does, with 500: nobody else would answer.
     */
    static void answer(VertxExchange exchange, Throwable thrown) {
        try {
            give(exchange, unwrap(thrown));
        } catch (Throwable broken) {
            exchange.delegate(500, because(broken, thrown));
        }
    }

    private static void give(VertxExchange exchange, Throwable failure) {
        if (failure instanceof WebApplicationException web && (web.getResponse().hasEntity() || !hasMapper(exchange, web))) {
            respond(exchange, web, web.getResponse());
        } else if (hasMapper(exchange, failure)) {
            map(exchange, failure);
        } else if (failure instanceof HttpException http) {
            exchange.delegate(http.getStatusCode(), http);
        } else {
            exchange.delegate(500, failure);
        }
    }

    private static boolean hasMapper(VertxExchange exchange, Throwable failure) {
        return exchange.serving().registry().maps(failure.getClass());
    }

    /** §4.4: an exception is mapped once; what fails then is answered with 500. */
    @SuppressWarnings("unchecked") // found by the class of the failure
    private static void map(VertxExchange exchange, Throwable failure) {
        if (!exchange.mapOnce()) {
            exchange.delegate(500, failure);
            return;
        }
        ExceptionMapper<Throwable> mapper = (ExceptionMapper<Throwable>) exchange.serving().registry()
                .getExceptionMapper(failure.getClass());
        Response response = mapper.toResponse(failure);
        respond(exchange, failure, response == null ? Response.noContent().build() : response);
    }

    private static void respond(VertxExchange exchange, Throwable failure, Response response) {
        try {
            if (exchange.serving().registry().hasSay() || exchange.chain().touchesAnswers()) {
                exchange.serving().responder().respond(exchange, response);
            } else {
                exchange.serving().responses().write(exchange, response);
            }
        } catch (Throwable unwritable) {
            exchange.failAgain(because(unwritable, failure));
        }
    }

    /** {@return a failure that tells of the one before, unless it is the same} */
    private static Throwable because(Throwable failure, Throwable before) {
        if (failure != before) {
            failure.addSuppressed(before);
        }
        return failure;
    }

    private static Throwable unwrap(Throwable thrown) {
        boolean wrapper = thrown instanceof CompletionException || thrown instanceof ArcUndeclaredThrowableException;
        return wrapper && thrown.getCause() != null ? unwrap(thrown.getCause()) : thrown;
    }
}
