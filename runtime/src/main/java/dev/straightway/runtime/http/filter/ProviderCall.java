package dev.straightway.runtime.http.filter;

import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.ext.ExceptionMapper;

import dev.straightway.runtime.http.exchange.InForce;
import dev.straightway.runtime.http.exchange.OptionsAnswer;
import dev.straightway.runtime.http.exchange.VertxExchange;
import dev.straightway.runtime.invocation.Callback;

/**
 * A method of the application that is called as a filter, or as a mapper of exceptions. Immutable, for all threads.
 *
 * @param callback calls it
 * @param owner the object whose method it is; {@code null} where that is the resource itself
 */
public record ProviderCall(Callback callback, Object owner) implements ExceptionMapper<Throwable> {

    /**
     * {@return what the method returned}
     *
     * @param answer the answer before it is written; {@code null} before there is one
     */
    Object filter(VertxExchange exchange, AnswerContext answer) throws Exception {
        return callback.call(owner, new CallOccasion(exchange, answer, thrown(exchange)));
    }

    /** {@return what the application or the request has done wrong, {@code null} if nothing has} */
    private static Throwable thrown(VertxExchange exchange) {
        Throwable failure = exchange.detour().failure();
        return failure instanceof OptionsAnswer ? null : failure;
    }

    /** {@return what the method made of an exception: a response, or what will be one} */
    public Object map(VertxExchange exchange, Throwable exception) throws Throwable {
        Object instance = owner == null ? InForce.responsible(exchange).instances().get(exchange) : owner;
        return callback.call(instance, new CallOccasion(exchange, null, exception));
    }

    /** Found by {@code Providers}, it can't be told what it asks for. */
    @Override
    public Response toResponse(Throwable exception) {
        throw new IllegalStateException("A method of @ServerExceptionMapper is called for what a request throws only");
    }
}
