package dev.straightway.runtime.http;

import java.util.concurrent.atomic.AtomicInteger;

import dev.straightway.runtime.http.exchange.RequestScope;
import dev.straightway.runtime.http.exchange.VertxExchange;

/** A request scope without CDI, which counts what happens to it. */
final class CountingScope implements RequestScope {

    final AtomicInteger activated = new AtomicInteger();
    final AtomicInteger deactivated = new AtomicInteger();
    final AtomicInteger destroyed = new AtomicInteger();

    /** What activation fails with; {@code null} for nothing. */
    volatile RuntimeException broken;

    @Override
    public Object activate(VertxExchange exchange, Object known) {
        if (broken != null) {
            throw broken;
        }
        activated.incrementAndGet();
        return exchange;
    }

    @Override
    public void deactivate() {
        deactivated.incrementAndGet();
    }

    @Override
    public void destroy(Object state) {
        destroyed.incrementAndGet();
    }
}
