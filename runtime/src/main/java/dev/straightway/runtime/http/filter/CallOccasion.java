package dev.straightway.runtime.http.filter;

import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerResponseContext;

import dev.straightway.runtime.http.exchange.VertxExchange;
import dev.straightway.runtime.invocation.ContextType;
import dev.straightway.runtime.invocation.Occasion;

/**
 * What a method of the application is told of a request.
 *
 * @param answer the answer before it is written; {@code null} before there is one
 * @param failure what was thrown, {@code null} if nothing was
 */
record CallOccasion(VertxExchange exchange, AnswerContext answer, Throwable failure) implements Occasion {

    @Override
    public Object context(ContextType type) {
        return exchange.context(type);
    }

    @Override
    public ContainerRequestContext request() {
        return RequestFilterContext.of(exchange);
    }

    @Override
    public ContainerResponseContext response() {
        return answer;
    }

    @Override
    public Object resource() {
        return exchange.contexts().resource();
    }
}
