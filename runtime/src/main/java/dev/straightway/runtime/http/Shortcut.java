package dev.straightway.runtime.http;

import java.util.concurrent.atomic.LongAdder;

import dev.straightway.runtime.http.ahead.Connections;
import dev.straightway.runtime.http.ahead.PlainHead;
import dev.straightway.runtime.http.exchange.VertxExchange;
import io.netty.util.concurrent.FastThreadLocal;
import io.smallrye.common.vertx.VertxContext;
import io.vertx.core.Handler;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.ext.web.RoutingContext;

/**
 * Serves plain requests before they come to the Router (ADR 16), while nothing of the Router would see them; all others go to
 * Quarkus as if it weren't there.
 * <p>
 * A connection begins with the Router; from its second request on the shortcut is asked first. A request that turns out to need
 * its {@link RoutingContext}, as most failures do, takes the way through the Router after all and goes on with what it gets
 * there.
 * <p>
 * Closed until {@link #open} is called, and again once anything has changed that it depends on, for open connections too.
 * Requests
 * come on their event loops; the others are for any thread.
 */
public final class Shortcut implements Handler<HttpServerRequest> {

    private final Way way;
    private final Connections connections = new Connections(this);
    private final LongAdder served = new LongAdder();
    /** The exchange on this thread that is on its way through the Router after all. */
    private final FastThreadLocal<VertxExchange> late = new FastThreadLocal<>();
    private volatile boolean open;

    Shortcut(Way way) {
        this.way = way;
    }

    /** Serves plain requests from now on. */
    public void open() {
        open = true;
    }

    /** Leaves all requests to the Router from now on. */
    public void close() {
        open = false;
    }

    /** {@return whether plain requests are served} */
    public boolean isOpen() {
        return open;
    }

    /** {@return how many requests were served} */
    public long served() {
        return served.sum();
    }

    @Override
    public void handle(HttpServerRequest request) {
        if (!open || !PlainHead.is(request) || !VertxContext.isOnDuplicatedContext() || !way.serveAhead(request)) {
            Connections.giveBack(request);
        } else {
            served.increment();
        }
    }

    /** {@return whether a request that comes from the Router was served already and only needs its context} */
    boolean expects(RoutingContext context) {
        VertxExchange exchange = late.getIfExists();
        if (exchange != null) {
            exchange.routed(context);
            return true;
        }
        if (open) {
            connections.take(context.request());
        }
        return false;
    }

    /** Has an exchange go through the Router; it has its context then. */
    void leave(VertxExchange exchange) {
        HttpServerRequest request = exchange.request();
        late.set(exchange);
        try {
            Connections.giveBack(request);
        } finally {
            late.remove();
        }
        if (!exchange.isRouted()) {
            throw new IllegalStateException("The Router has changed while it was asked for " + request.path());
        }
        if (!request.isEnded()) {
            request.resume();
        }
    }
}
