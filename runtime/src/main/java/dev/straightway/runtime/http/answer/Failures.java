package dev.straightway.runtime.http.answer;

import java.util.concurrent.CompletionException;

import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.ext.ExceptionMapper;

import dev.straightway.runtime.http.exchange.LateFailure;
import dev.straightway.runtime.http.exchange.VertxExchange;
import dev.straightway.runtime.http.filter.Responder;
import dev.straightway.runtime.invocation.ResultWriter;
import io.quarkus.arc.ArcUndeclaredThrowableException;
import io.vertx.ext.web.handler.HttpException;

/**
 * Answers requests that failed (§3.3.4): the response of a {@code WebApplicationException}, or what the application's mapper
 * makes of the exception; anything else goes to the error handler of Quarkus, which logs it and answers 500 without telling
 * more than an id, except in dev mode. Immutable, for all threads.
 */
public final class Failures {

    private final ResultWriter plain;

    /** @param plain writes the responses of exceptions where no filter has a say */
    public Failures(ResultWriter plain) {
        this.plain = plain;
    }

    /**
     * Answers with a failure; where that fails too, as a mapper that can't be made does, with 500: nobody else would answer.
     */
    public void answer(VertxExchange exchange, Throwable thrown) {
        try {
            give(exchange, unwrap(thrown));
        } catch (Throwable broken) {
            exchange.delegate(500, because(broken, thrown));
        }
    }

    private void give(VertxExchange exchange, Throwable failure) {
        if (failure instanceof WebApplicationException web && (web.getResponse().hasEntity() || !hasMapper(exchange, web))) {
            respond(exchange, web, web.getResponse());
        } else if (failure instanceof RuntimeException refusal && isRefusal(exchange, refusal)) {
            Refusals.answer(exchange, refusal, response -> respond(exchange, failure, response));
        } else if (hasMapper(exchange, failure)) {
            map(exchange, failure);
        } else if (failure instanceof HttpException http) {
            exchange.delegate(http.getStatusCode(), http);
        } else {
            exchange.delegate(500, failure);
        }
    }

    private static boolean isRefusal(VertxExchange exchange, RuntimeException failure) {
        Class<?> kind = Refusals.kind(failure);
        return kind != null && !exchange.surroundings().registry().maps(failure.getClass(), kind);
    }

    private static boolean hasMapper(VertxExchange exchange, Throwable failure) {
        return exchange.surroundings().registry().maps(failure.getClass());
    }

    /** §4.4: an exception is mapped once; what fails then is answered with 500. */
    @SuppressWarnings("unchecked") // found by the class of the failure
    private void map(VertxExchange exchange, Throwable failure) {
        if (exchange.detour().isMapped()) {
            exchange.delegate(500, failure);
            return;
        }
        exchange.takeDetour().mapped();
        ExceptionMapper<Throwable> mapper = (ExceptionMapper<Throwable>) exchange.surroundings().registry()
                .getExceptionMapper(failure.getClass());
        Response response = mapper.toResponse(failure);
        respond(exchange, failure, response == null ? Response.noContent().build() : response);
    }

    private void respond(VertxExchange exchange, Throwable failure, Response response) {
        try {
            if (exchange.surroundings().registry().hasSay() || exchange.chain().touchesAnswers()) {
                Responder.respond(exchange, response);
            } else {
                plain.write(exchange, response);
            }
        } catch (Throwable unwritable) {
            again(exchange, because(unwritable, failure));
        }
    }

    /** The answer to a failure has failed: what filters and interceptors threw is mapped in turn, anything else isn't. */
    private void again(VertxExchange exchange, Throwable failure) {
        if (exchange.answered()) {
            LateFailure.breakOff(exchange, failure);
        } else if (!exchange.detour().isMapped() && hasMapper(exchange, failure)) {
            answer(exchange, failure);
        } else {
            exchange.delegate(500, failure);
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
