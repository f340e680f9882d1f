package dev.straightway.runtime.http.answer;

import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.ext.ExceptionMapper;

import org.jboss.logging.Logger;

import dev.straightway.runtime.body.JsonForm;
import dev.straightway.runtime.http.exchange.Endpoint;
import dev.straightway.runtime.http.exchange.InForce;
import dev.straightway.runtime.http.exchange.LateFailure;
import dev.straightway.runtime.http.exchange.Sending;
import dev.straightway.runtime.http.exchange.VertxExchange;
import dev.straightway.runtime.http.filter.Later;
import dev.straightway.runtime.http.filter.ProviderCall;
import dev.straightway.runtime.http.filter.Responder;
import dev.straightway.runtime.http.filter.Responses;
import dev.straightway.runtime.invocation.ResultWriter;
import dev.straightway.runtime.provider.Mapping;
import io.smallrye.mutiny.Uni;
import io.vertx.ext.web.handler.HttpException;

/**
 * Answers requests that failed (§3.3.4): the response of a {@code WebApplicationException}, or what the application's mapper
 * makes of the exception; anything else goes to the error handler of Quarkus, which logs it and answers 500 without telling
 * more than an id, except in dev mode. Immutable, for all threads.
 */
public final class Failures {

    private static final Logger LOG = Logger.getLogger("dev.straightway");

    private final ResultWriter plain;

    /** @param plain writes the responses of exceptions where neither a filter nor the form of the method's JSON has a say */
    public Failures(ResultWriter plain) {
        this.plain = plain;
    }

    /**
     * Answers with a failure; where that fails too, as a mapper that can't be made does, with 500: nobody else would answer.
     */
    public void answer(VertxExchange exchange, Throwable thrown) {
        try {
            Throwable before = exchange.detour().failure();
            exchange.takeDetour().failure(thrown);
            if (before == null) {
                exchange.surroundings().beside().traces().failed(thrown);
                give(exchange, thrown);
            } else {
                again(exchange, because(thrown, before));
            }
        } catch (Throwable broken) {
            Sending.delegate(exchange, 500, because(broken, thrown));
        }
    }

    private void give(VertxExchange exchange, Throwable failure) throws Throwable {
        if (failure instanceof WebApplicationException web && web.getResponse().hasEntity()) {
            respond(exchange, failure, web.getResponse());
            return;
        }
        if (failure instanceof RuntimeException refusal && isRefusal(exchange, refusal)) {
            Refusals.answer(exchange, refusal, response -> respond(exchange, failure, response));
            return;
        }
        Mapping mapping = mapping(exchange, failure);
        if (mapping != null) {
            map(exchange, mapping);
        } else if (failure instanceof WebApplicationException web) {
            respond(exchange, failure, web.getResponse());
        } else {
            Sending.delegate(exchange, failure instanceof HttpException http ? http.getStatusCode() : 500, failure);
        }
    }

    private static boolean isRefusal(VertxExchange exchange, RuntimeException failure) {
        Class<?> kind = Refusals.kind(failure);
        return kind != null && !exchange.surroundings().registry().maps(failure, kind, resource(exchange));
    }

    private static Mapping mapping(VertxExchange exchange, Throwable failure) {
        return exchange.surroundings().registry().mapping(failure, resource(exchange));
    }

    private static String resource(VertxExchange exchange) {
        Endpoint endpoint = InForce.responsible(exchange);
        return endpoint == null ? null : endpoint.method().className();
    }

    /** §4.4: an exception is mapped once; what fails then is answered with 500. */
    private void map(VertxExchange exchange, Mapping mapping) throws Throwable {
        Throwable failure = mapping.exception();
        if (exchange.detour().isMapped()) {
            Sending.delegate(exchange, 500, failure);
            return;
        }
        exchange.takeDetour().mapped();
        Object result = mapped(exchange, mapping.mapper().instance(), failure);
        if (result instanceof Uni<?> uni) {
            mapped(exchange, failure, uni);
        } else {
            Response response = Responses.of(result);
            respond(exchange, failure, response == null ? Response.noContent().build() : response);
        }
    }

    @SuppressWarnings("unchecked") // found by the class of the failure
    private static Object mapped(VertxExchange exchange, Object mapper, Throwable failure) throws Throwable {
        return mapper instanceof ProviderCall method ? method.map(exchange, failure)
                : ((ExceptionMapper<Throwable>) mapper).toResponse(failure);
    }

    private void mapped(VertxExchange exchange, Throwable failure, Uni<?> uni) {
        Later later = Later.of(uni, there -> exchange.resume(() -> respond(exchange, failure, response(there))));
        if (later.isThere(exchange)) {
            respond(exchange, failure, response(later));
        }
    }

    /** What a mapper promises and doesn't give is 500, as in Quarkus REST. */
    private static Response response(Later later) {
        try {
            Response response = Responses.of(later.item());
            return response == null ? error() : response;
        } catch (Exception unmapped) {
            LOG.error("An exception mapper has failed", unmapped);
            return error();
        }
    }

    private static Response error() {
        return Response.serverError().entity("Internal Server Error").build();
    }

    private void respond(VertxExchange exchange, Throwable failure, Response response) {
        try {
            if (exchange.surroundings().registry().hasSay() || InForce.chain(exchange).touchesAnswers()
                    || InForce.form(exchange) != JsonForm.NONE) {
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
            return;
        }
        Mapping mapping = exchange.detour().isMapped() ? null : mapping(exchange, failure);
        if (mapping == null) {
            Sending.delegate(exchange, 500, failure);
        } else {
            exchange.takeDetour().failure(failure);
            mapAgain(exchange, mapping);
        }
    }

    private void mapAgain(VertxExchange exchange, Mapping mapping) {
        try {
            map(exchange, mapping);
        } catch (Throwable broken) {
            Sending.delegate(exchange, 500, because(broken, mapping.exception()));
        }
    }

    /** {@return a failure that tells of the one before, unless it is the same} */
    private static Throwable because(Throwable failure, Throwable before) {
        if (failure != before) {
            failure.addSuppressed(before);
        }
        return failure;
    }
}
