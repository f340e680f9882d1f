package dev.straightway.runtime.http.exchange;

import java.util.List;

import io.netty.handler.codec.http.HttpRequest;
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
        return changed == null ? sentMethod(exchange) : changed.method();
    }

    /** {@return the path as it was sent, without the query} */
    public static String path(VertxExchange exchange) {
        ChangedRequest changed = exchange.changed();
        if (changed != null) {
            return changed.path();
        }
        return exchange.isRouted() ? exchange.routingContext().normalizedPath() : sentPath(exchange);
    }

    private static String sentMethod(VertxExchange exchange) {
        HttpRequest head = exchange.head();
        return head == null ? exchange.request().method().name() : head.method().name();
    }

    private static String sentPath(VertxExchange exchange) {
        HttpRequest head = exchange.head();
        return head == null ? exchange.request().path() : path(head.uri());
    }

    /** {@return the path of a request target that begins with it} */
    public static String path(String target) {
        int end = target.indexOf('?');
        return end < 0 ? target : target.substring(0, end);
    }

    private static String sentQuery(VertxExchange exchange) {
        HttpRequest head = exchange.head();
        if (head == null) {
            return exchange.request().query();
        }
        int mark = head.uri().indexOf('?');
        return mark < 0 ? null : head.uri().substring(mark + 1);
    }

    /** {@return the query as it was sent, or {@code null} without one} */
    static String query(VertxExchange exchange) {
        ChangedRequest changed = exchange.changed();
        return changed == null ? sentQuery(exchange) : changed.query();
    }

    /** {@return the first value of a field, or {@code null} without one} */
    static String field(VertxExchange exchange, String name) {
        ChangedRequest changed = exchange.changed();
        return changed == null ? exchange.sentFields().get(name) : changed.fields().getFirst(name);
    }

    /** {@return all values of a field in their order; empty without one} */
    static List<String> fields(VertxExchange exchange, String name) {
        ChangedRequest changed = exchange.changed();
        return changed == null ? exchange.sentFields().getAll(name)
                : RequestTexts.orEmpty(changed.fields().get(name));
    }

    /** {@return the value of Content-Type, or {@code null}} */
    public static String contentType(VertxExchange exchange) {
        return exchange.changed() == null ? exchange.sentFields().get(HttpHeaders.CONTENT_TYPE)
                : exchange.header("Content-Type");
    }

    /** {@return the value of Accept, several fields as one; {@code null} without one} */
    static String accept(VertxExchange exchange) {
        return exchange.changed() == null ? SentHead.accept(exchange.sentFields())
                : SentHead.accept(exchange.headers("Accept"));
    }
}
