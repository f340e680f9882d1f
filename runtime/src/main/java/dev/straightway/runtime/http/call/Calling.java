package dev.straightway.runtime.http.call;

import dev.straightway.runtime.http.exchange.Endpoint;
import dev.straightway.runtime.http.exchange.VertxExchange;
import dev.straightway.runtime.http.filter.RequestFilters;
import dev.straightway.runtime.http.read.Reading;
import dev.straightway.runtime.provider.Chain;

/** The step that calls the endpoint of a request, on its thread. Immutable, for all threads. */
public final class Calling {

    private final Reading reading;

    public Calling(Reading reading) {
        this.reading = reading;
    }

    /**
     * Calls the endpoint; the watch knows a request by this method's frame.
     * <p>
     * The filters come first, and the body is read for those that they let pass.
     */
    public void call(VertxExchange exchange) throws Throwable {
        Endpoint endpoint = exchange.endpoint();
        if (endpoint.chain() != Chain.NONE && !RequestFilters.pass(exchange)) {
            return;
        }
        if (endpoint.readsEntity() && reading.awaits(exchange)) {
            return;
        }
        if (endpoint.chain() != Chain.NONE && !RequestFilters.passBehindBody(exchange)) {
            return;
        }
        endpoint.invoker().invoke(exchange);
        exchange.called();
    }
}
