package dev.straightway.runtime.http.filter;

import java.util.List;

import jakarta.ws.rs.container.ContainerRequestFilter;
import jakarta.ws.rs.core.Response;

import dev.straightway.runtime.http.exchange.Detour;
import dev.straightway.runtime.http.exchange.VertxExchange;
import dev.straightway.runtime.provider.Registration;
import dev.straightway.runtime.provider.RequestChain;
import io.smallrye.mutiny.Uni;

/**
 * Asks request filters in their order until one aborts (§6.2), each once. Where one answers later, the exchange stops, and
 * comes back here when it runs again.
 */
public final class RequestFilters {

    private RequestFilters() {
    }

    /**
     * {@return whether the endpoint's filters let the request pass, but for those behind the body; if not, it has been
     * answered, or runs again}
     */
    public static boolean pass(VertxExchange exchange) throws Exception {
        RequestChain chain = exchange.endpoint().chain().requestFilters();
        if (chain.isEmpty()) {
            return true;
        }
        Detour detour = exchange.takeDetour();
        if (!run(exchange, chain.filters(), detour.isEarly() ? chain.early() : chain.late())) {
            return false;
        }
        if (detour.isEarly()) {
            detour.early(false);
            exchange.serving().again(exchange);
            return false;
        }
        return true;
    }

    /** {@return whether those behind the body let the request pass} */
    public static boolean passBehindBody(VertxExchange exchange) throws Exception {
        RequestChain chain = exchange.endpoint().chain().requestFilters();
        return !chain.readsBody() || run(exchange, chain.filters(), chain.filters().size());
    }

    /** {@return whether the request goes on; if not, it has been answered, or runs again} */
    public static boolean run(VertxExchange exchange, List<Registration> filters) throws Exception {
        return run(exchange, filters, filters.size());
    }

    private static boolean run(VertxExchange exchange, List<Registration> filters, int end) throws Exception {
        Detour detour = exchange.takeDetour();
        Later later = detour.takeAwaited() instanceof Later found ? found : null;
        if (later != null && abort(exchange, Responses.of(later.item()))) {
            return false;
        }
        for (int next = detour.next(filters); next < end; next = detour.next(filters)) {
            detour.ask();
            if (!asks(exchange, filters.get(next).instance())) {
                return false;
            }
        }
        return true;
    }

    private static boolean asks(VertxExchange exchange, Object filter) throws Exception {
        if (!(filter instanceof ProviderCall method)) {
            return !abort(exchange, RequestFilterContext.of(exchange).ask((ContainerRequestFilter) filter));
        }
        Object result = method.filter(exchange, null);
        return result instanceof Uni<?> uni ? await(exchange, uni) : !abort(exchange, Responses.of(result));
    }

    private static boolean await(VertxExchange exchange, Uni<?> uni) throws Exception {
        Detour detour = exchange.takeDetour();
        Later later = Later.of(uni, there -> goOn(exchange));
        detour.await(later);
        if (!later.isThere(exchange)) {
            return false;
        }
        detour.takeAwaited();
        return !abort(exchange, Responses.of(later.item()));
    }

    /** There is nothing to go on with where the client has left meanwhile. */
    private static void goOn(VertxExchange exchange) {
        if (!exchange.answered()) {
            exchange.serving().again(exchange);
        }
    }

    private static boolean abort(VertxExchange exchange, Response response) throws Exception {
        if (response != null) {
            Responder.respond(exchange, response);
        }
        return response != null;
    }
}
