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
        boolean filtered = !surroundings.globalChain().isEmpty();
        this.dispatch = dispatch;
        this.seen = filtered || registry.mapsExceptions();
        this.seesUnmatched = filtered || registry.maps(NotFoundException.class);
    }

    /** {@return whether filters or exception mappers want to see the requests that no template matches} */
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
