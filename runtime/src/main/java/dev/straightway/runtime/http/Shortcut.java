package dev.straightway.runtime.http;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.LongAdder;

import org.jboss.logging.Logger;

import dev.straightway.runtime.http.ahead.Connections;
import dev.straightway.runtime.http.ahead.PlainHead;
import dev.straightway.runtime.http.ahead.PlainTarget;
import dev.straightway.runtime.http.ahead.Underway;
import dev.straightway.runtime.http.exchange.Endpoint;
import dev.straightway.runtime.http.exchange.RawRequests;
import dev.straightway.runtime.http.exchange.RequestHead;
import dev.straightway.runtime.http.exchange.VertxExchange;
import dev.straightway.runtime.routing.RouteMatch;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.util.concurrent.EventExecutor;
import io.netty.util.concurrent.FastThreadLocal;
import io.smallrye.common.vertx.VertxContext;
import io.vertx.core.Handler;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.ext.web.RoutingContext;

/**
 * Serves plain requests before they come to the Router (ADR 16), while nothing of the Router would see them; all others go to
 * Quarkus as if it weren't there.
 * <p>
 * A connection begins with the Router; from its second request on the shortcut is asked first, and from its third on before
 * Vert.x makes a request (ADR 41). A request that turns out to need
 * its {@link RoutingContext}, as most failures do, takes the way through the Router after all and goes on with what it gets
 * there.
 * <p>
 * Closed until {@link #open} is called, and again once anything has changed that it depends on, for open connections too.
 * Requests come on their event loops; the others are for any thread.
 */
public final class Shortcut implements Handler<HttpServerRequest>, Connections.RawTaker {

    private static final Logger LOG = Logger.getLogger("dev.straightway.ahead");

    private final Way way;
    private final Connections connections = new Connections(new Connections.Takers(this, this));
    private final LongAdder served = new LongAdder();
    private final LongAdder late = new LongAdder();
    private final Underway underway = new Underway();
    /** The exchange on this thread that is on its way through the Router after all. */
    private final FastThreadLocal<VertxExchange> leaving = new FastThreadLocal<>();
    /** Written before this is opened, as the next. */
    private String[] left = {};
    /** What is found for whole paths that are plain and aren't left to the Router. */
    private Map<String, RouteMatch<Endpoint>> plain = Map.of();
    private volatile boolean open;
    private volatile boolean counting;

    Shortcut(Way way) {
        this.way = way;
    }

    /**
     * Serves plain requests from now on.
     *
     * @param left beginnings of paths whose requests are left to the Router
     * @param awaited whether the stop of the server will wait for those that it serves
     */
    public void open(List<String> left, boolean awaited) {
        this.left = left.toArray(String[]::new);
        plain = new HashMap<>();
        way.paths().stream().filter(path -> PlainTarget.is(path) && !isLeft(path))
                .forEach(path -> plain.put(path, way.findAhead(path)));
        counting = awaited;
        open = true;
    }

    /** Leaves all requests to the Router from now on. */
    public void close() {
        open = false;
    }

    /**
     * Closes, and runs a task once all requests have ended that were served.
     *
     * @param loops all event loops of the server
     */
    public void close(Iterable<EventExecutor> loops, Runnable task) {
        close();
        underway.whenOver(loops, task);
    }

    /** Tells in the log how many requests were served. */
    public void tell() {
        LOG.debugf("%d requests were served ahead of the Router, %d of them went through it after all", served.sum(),
                late.sum());
    }

    /** {@return how many requests were served} */
    public long served() {
        return served.sum();
    }

    @Override
    public void handle(HttpServerRequest request) {
        if (open && PlainHead.is(request) && VertxContext.isOnDuplicatedContext() && serveAhead(request)) {
            served.increment();
        } else {
            LOG.tracef("Through the Router: %s %s", request.method(), request.uri());
            Connections.giveBack(request);
        }
    }

    private boolean serveAhead(HttpServerRequest request) {
        RouteMatch<Endpoint> match = match(request.uri());
        return match != null && way.serveAhead(new VertxExchange(request, way), match);
    }

    @Override
    public boolean takes(HttpRequest head) {
        return open && PlainHead.is(head) && !way.surroundings().observed();
    }

    @Override
    public boolean serve(HttpRequest head, RawRequests connection) {
        RouteMatch<Endpoint> match = match(head.uri());
        if (match == null) {
            return false;
        }
        VertxExchange exchange = new VertxExchange(head, connection, way);
        if (!way.serveAhead(exchange, match)) {
            return false;
        }
        if (exchange.isRaw() && !exchange.answered()) {
            exchange.request(); // Vert.x will answer it in a later turn
        }
        served.increment();
        return true;
    }

    /** {@return what is found for a request target; {@code null} if it isn't plain, is left to the Router, or has no match} */
    private RouteMatch<Endpoint> match(String target) {
        RouteMatch<Endpoint> known = plain.get(target);
        if (known != null || !PlainTarget.is(target)) {
            return known;
        }
        String path = RequestHead.path(target);
        return isLeft(path) ? null : way.findAhead(path);
    }

    private boolean isLeft(String path) {
        for (String beginning : left) {
            if (path.startsWith(beginning)) {
                return true;
            }
        }
        return false;
    }

    /** Keeps a request in mind that waits for its body, if the stop of the server waits for it. */
    void begun(VertxExchange exchange) {
        if (counting && !exchange.answered()) {
            underway.add(exchange);
        }
    }

    /** {@return whether a request that comes from the Router was served already and only needs its context} */
    boolean expects(RoutingContext context) {
        VertxExchange exchange = leaving.getIfExists();
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
        late.increment();
        HttpServerRequest request = exchange.request();
        leaving.set(exchange);
        try {
            Connections.giveBack(request);
        } finally {
            leaving.remove();
        }
        if (!exchange.isRouted()) {
            throw new IllegalStateException("The Router has changed while it was asked for " + request.path());
        }
        if (!request.isEnded()) {
            request.resume();
        }
    }
}
