package dev.straightway.runtime.http.match;

import dev.straightway.runtime.http.exchange.Endpoint;
import dev.straightway.runtime.http.exchange.Matched;
import dev.straightway.runtime.http.exchange.VertxExchange;
import dev.straightway.runtime.routing.RouteMatch;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.impl.HttpServerRequestInternal;

/** Tells metrics and traces which template a request has, so that they don't count each path by itself. */
public final class UrlTemplate {

    /** The name that Quarkus' extensions look for. */
    private static final String KEY = "UrlPathTemplate";

    private UrlTemplate() {
    }

    static void publish(VertxExchange exchange) {
        publish(exchange.request(), template(exchange.matched()));
    }

    /** Tells the template of a request that no method answers. */
    static void publish(VertxExchange exchange, RouteMatch<Endpoint> match) {
        String above = exchange.matched() == null ? "" : template(exchange.matched());
        publish(exchange.request(), above + match.values().get(0).template());
    }

    /** Tells the template of a request. */
    public static void publish(HttpServerRequest request, String template) {
        ((HttpServerRequestInternal) request).context().putLocal(KEY, template);
    }

    /** Behind locators, that of the whole way. */
    private static String template(Matched matched) {
        String own = matched.endpoint().template();
        return matched.above() == null ? own : template(matched.above()) + own;
    }
}
