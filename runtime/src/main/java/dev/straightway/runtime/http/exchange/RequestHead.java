package dev.straightway.runtime.http.exchange;

import java.util.List;

import io.vertx.core.http.HttpHeaders;

/**
 * What the head of a request says now: as filters have left it ({@link ChangedRequest}), or as it came where they have no say
 * in it.
 */
public final class RequestHead {

    private RequestHead() {
    }

    /** {@return the HTTP method} */
    public static String method(VertxExchange exchange) {
        ChangedRequest changed = exchange.changed();
        return changed == null ? exchange.request().method().name() : changed.method();
    }

    /** {@return the path as it was sent, without the query} */
    public static String path(VertxExchange exchange) {
        ChangedRequest changed = exchange.changed();
        if (changed != null) {
            return changed.path();
        }
        return exchange.isRouted() ? exchange.routingContext().normalizedPath() : exchange.request().path();
    }

    /** {@return the query as it was sent, or {@code null} without one} */
    static String query(VertxExchange exchange) {
        ChangedRequest changed = exchange.changed();
        return changed == null ? exchange.request().query() : changed.query();
    }

    /** {@return the first value of a field, or {@code null} without one} */
    static String field(VertxExchange exchange, String name) {
        ChangedRequest changed = exchange.changed();
        return changed == null ? exchange.request().headers().get(name) : changed.fields().getFirst(name);
    }

    /** {@return all values of a field in their order; empty without one} */
    static List<String> fields(VertxExchange exchange, String name) {
        ChangedRequest changed = exchange.changed();
        return changed == null ? exchange.request().headers().getAll(name)
                : RequestTexts.orEmpty(changed.fields().get(name));
    }

    /** {@return the value of Content-Type, or {@code null}} */
    public static String contentType(VertxExchange exchange) {
        return exchange.changed() == null ? exchange.request().headers().get(HttpHeaders.CONTENT_TYPE)
                : exchange.header("Content-Type");
    }

    /** {@return the value of Accept, several fields as one; {@code null} without one} */
    static String accept(VertxExchange exchange) {
        return exchange.changed() == null ? SentHead.accept(exchange.request())
                : SentHead.accept(exchange.headers("Accept"));
    }
}
