package dev.straightway.runtime.http.filter;

import java.io.IOException;
import java.util.List;

import jakarta.ws.rs.container.ContainerRequestFilter;

import dev.straightway.runtime.http.VertxExchange;
import dev.straightway.runtime.provider.Registration;

/** Runs request filters in their order until one aborts (§6.2). */
public final class RequestFilters {

    private RequestFilters() {
    }

    /** {@return whether the request goes on; if not, it has been answered} */
    public static boolean run(VertxExchange exchange, List<Registration> filters) throws IOException {
        if (filters.isEmpty()) {
            return true;
        }
        RequestFilterContext context = exchange.filtering();
        for (int i = 0; i < filters.size(); i++) {
            ((ContainerRequestFilter) filters.get(i).instance()).filter(context);
            if (context.aborted() != null) {
                exchange.serving().responder().respond(exchange, context.aborted());
                return false;
            }
        }
        return true;
    }
}
