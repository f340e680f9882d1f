package dev.straightway.runtime.http.match;

import dev.straightway.runtime.http.exchange.Matched;
import dev.straightway.runtime.http.exchange.VertxExchange;
import io.vertx.core.http.impl.HttpServerRequestInternal;

/** Tells metrics and traces which template a request has, so that they don't count each path by itself. */
final class UrlTemplate {

    /** The name that Quarkus' extensions look for. */
    private static final String KEY = "UrlPathTemplate";

    private UrlTemplate() {
    }

    static void publish(VertxExchange exchange) {
        ((HttpServerRequestInternal) exchange.request()).context().putLocal(KEY, template(exchange.matched()));
    }

    /** Behind locators, that of the whole way. */
    private static String template(Matched matched) {
        String own = matched.endpoint().template();
        return matched.above() == null ? own : template(matched.above()) + own;
    }
}
