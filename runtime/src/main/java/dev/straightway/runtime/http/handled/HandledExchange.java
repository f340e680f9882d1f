package dev.straightway.runtime.http.handled;

import java.lang.reflect.Type;
import java.util.List;

import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.GenericType;
import jakarta.ws.rs.core.UriInfo;

import dev.straightway.ResourceExchange;
import dev.straightway.runtime.http.exchange.VertxExchange;
import dev.straightway.runtime.http.filter.RequestFilterContext;

/** A request for a handler. */
final class HandledExchange implements ResourceExchange {

    private final VertxExchange exchange;
    private final Entities entities;

    HandledExchange(VertxExchange exchange, Entities entities) {
        this.exchange = exchange;
        this.entities = entities;
    }

    @Override
    public String pathParam(String name) {
        return exchange.decoded().pathParam(name);
    }

    @Override
    public List<String> pathParams(String name) {
        return exchange.decoded().pathParams(name);
    }

    @Override
    public String queryParam(String name) {
        return exchange.queryParam(name);
    }

    @Override
    public List<String> queryParams(String name) {
        return exchange.queryParams(name);
    }

    @Override
    public String header(String name) {
        return exchange.header(name);
    }

    @Override
    public List<String> headers(String name) {
        return exchange.headers(name);
    }

    @Override
    public <T> T entity(Class<T> type) {
        return type.cast(entities.read(exchange, type, type));
    }

    @Override
    @SuppressWarnings("unchecked") // the reader has said that it reads the type
    public <T> T entity(GenericType<T> type) {
        Class<?> raw = type.getRawType();
        Type whole = type.getType();
        return (T) raw.cast(entities.read(exchange, raw, whole));
    }

    @Override
    public UriInfo uriInfo() {
        return exchange.contexts().uriInfo();
    }

    @Override
    public ContainerRequestContext request() {
        return RequestFilterContext.of(exchange);
    }
}
