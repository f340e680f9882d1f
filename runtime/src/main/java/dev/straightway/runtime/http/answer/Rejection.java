package dev.straightway.runtime.http.answer;

import jakarta.ws.rs.NotFoundException;

import dev.straightway.runtime.http.dispatch.Dispatch;
import dev.straightway.runtime.http.exchange.Surroundings;
import dev.straightway.runtime.http.exchange.VertxExchange;
import dev.straightway.runtime.provider.Registry;

/** Answers requests that have no endpoint; where code of the application sees that, on a worker. Immutable. */
public final class Rejection {

    private final Dispatch dispatch;
    private final boolean seen;
    private final boolean seesUnmatched;

    public Rejection(Surroundings surroundings, Dispatch dispatch) {
        Registry registry = surroundings.registry();
        this.dispatch = dispatch;
        this.seen = !surroundings.globalChain().isEmpty() || registry.mapsExceptions();
        this.seesUnmatched = registry.maps(NotFoundException.class);
    }

    /**
     * {@return whether a request that no template matches is answered here: if an exception mapper asks for it; filters alone
     * leave it to the other routes of the server, as in Quarkus REST}
     */
    public boolean seesUnmatched() {
        return seesUnmatched;
    }

    /** Answers with the reason why there is no endpoint, or why the request doesn't reach it. */
    public void reject(VertxExchange exchange, Throwable reason) {
        if (seen) {
            exchange.takeDetour().pending(reason);
            dispatch.onWorker(exchange);
        } else {
            exchange.runsNever();
            exchange.fail(reason);
        }
    }
}
