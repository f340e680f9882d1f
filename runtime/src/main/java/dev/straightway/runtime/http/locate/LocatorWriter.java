package dev.straightway.runtime.http.locate;

import dev.straightway.runtime.http.exchange.VertxExchange;
import dev.straightway.runtime.invocation.Exchange;
import dev.straightway.runtime.invocation.ResultWriter;

/** Goes on with the object that a locator returned. */
public final class LocatorWriter extends ResultWriter {

    @Override
    public void write(Exchange exchange, Object located) throws Exception {
        VertxExchange request = (VertxExchange) exchange;
        try {
            request.serving().descend(request, located);
        } catch (Exception | Error known) {
            throw known;
        } catch (Throwable other) {
            throw new IllegalStateException(other);
        }
    }
}
