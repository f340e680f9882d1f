package dev.straightway.runtime.http.locate;

import dev.straightway.runtime.http.exchange.VertxExchange;
import dev.straightway.runtime.invocation.Exchange;
import dev.straightway.runtime.invocation.Instances;

/** The object that a locator returned. */
public final class LocatedInstance extends Instances {

    @Override
    public Object get(Exchange exchange) {
        return ((VertxExchange) exchange).matched().instance();
    }
}
