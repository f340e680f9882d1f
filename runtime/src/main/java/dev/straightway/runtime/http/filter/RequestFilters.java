package dev.straightway.runtime.http.filter;

import java.io.IOException;
import java.util.List;

import jakarta.ws.rs.container.ContainerRequestFilter;

import dev.straightway.runtime.http.exchange.VertxExchange;
import dev.straightway.runtime.provider.Registration;

/** Runs request filters in their order until one aborts (§6.2). */
public final class RequestFilters {

    private RequestFilters() {
    }

    /** {@return whether the endpoint's filters let the request pass, which are asked once; if not, it has been answered} */
    public static boolean pass(VertxExchange exchange) throws IOException {
        List<Registration> filters = exchange.endpoint().chain().requestFilters();
        if (filters.isEmpty() || exchange.detour().hasPassed(exchange.endpoint())) {
            return true;
        }
        boolean passes = run(exchange, filters);
        exchange.takeDetour().passed(exchange.endpoint());
        return passes;
    }

    /** {@return whether the request goes on; if not, it has been answered} */
    public static boolean run(VertxExchange exchange, List<Registration> filters) throws IOException {
        if (filters.isEmpty()) {
            return true;
        }
        RequestFilterContext context = RequestFilterContext.of(exchange);
        for (int i = 0; i < filters.size(); i++) {
            ((ContainerRequestFilter) filters.get(i).instance()).filter(context);
            if (context.aborted() != null) {
                Responder.respond(exchange, context.aborted());
                return false;
            }
        }
        return true;
    }
}
