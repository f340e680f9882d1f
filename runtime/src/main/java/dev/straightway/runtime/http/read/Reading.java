package dev.straightway.runtime.http.read;

import jakarta.ws.rs.WebApplicationException;

import dev.straightway.runtime.http.dispatch.Dispatch;
import dev.straightway.runtime.http.exchange.Endpoint;
import dev.straightway.runtime.http.exchange.SentHead;
import dev.straightway.runtime.http.exchange.VertxExchange;
import dev.straightway.runtime.invocation.ThreadModel;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpVersion;

/**
 * The step that reads the body of a request for its method: before the thread where there are no filters, else behind those
 * that let the request pass. Immutable, for all threads.
 */
public final class Reading implements RequestBody.Receiver {

    private final Dispatch dispatch;

    public Reading(Dispatch dispatch) {
        this.dispatch = dispatch;
    }

    /**
     * Dispatches a request whose endpoint is found, with its body where it is needed at once; on the event loop. Ahead of the
     * Router no body comes that isn't needed.
     */
    public void begin(VertxExchange exchange) {
        Endpoint endpoint = exchange.endpoint();
        boolean filtered = !endpoint.chain().requestFilters().isEmpty();
        if (endpoint.readsEntity() && !filtered && exchange.sentBody() == null) {
            RequestBody.read(exchange, this);
            return;
        }
        if (exchange.isRouted()) {
            hold(exchange);
        }
        dispatch.dispatch(exchange);
    }

    /** Leaves the body of a request with the client, for filters and for what decides whether it may reach its endpoint. */
    public void hold(VertxExchange exchange) {
        Endpoint endpoint = exchange.endpoint();
        if (endpoint.readsEntity() || endpoint.isLocator() || !endpoint.chain().requestFilters().isEmpty()) {
            UnreadBody.defer(exchange);
        } else {
            UnreadBody.leave(exchange);
        }
        if (!endpoint.chain().requestFilters().isEmpty()) {
            beginEarly(exchange);
        }
    }

    /** Leaves the body of a request that reaches no endpoint. */
    public void leave(VertxExchange exchange) {
        UnreadBody.leave(exchange);
    }

    /** {@return whether the endpoint needs the body next; filters come before it} */
    public boolean comesNext(VertxExchange exchange) {
        Endpoint endpoint = exchange.endpoint();
        return endpoint.readsEntity() && endpoint.chain().requestFilters().isEmpty();
    }

    /** Keeps a request on the event loop for the filters that want that, wherever its method is called. */
    public void beginEarly(VertxExchange exchange) {
        Endpoint endpoint = exchange.endpoint();
        if (endpoint.thread() != ThreadModel.EVENT_LOOP && endpoint.chain().requestFilters().early() > 0) {
            exchange.takeDetour().early(true);
        }
    }

    /** Dispatches a request that filters may change before it is matched. */
    public void defer(VertxExchange exchange) {
        UnreadBody.defer(exchange);
        dispatch.dispatch(exchange);
    }

    /** {@return whether the body still has to be read; the exchange runs once more when it is there} */
    public boolean awaits(VertxExchange exchange) {
        if (exchange.sentBody() != null) {
            return false;
        }
        WebApplicationException refused = exchange.takeDetour().beginReading();
        if (refused != null) {
            throw refused;
        }
        if (isWithoutBody(exchange.request())) {
            exchange.received(Buffer.buffer());
            return false;
        }
        exchange.runsAgain();
        exchange.onEventLoop(() -> RequestBody.read(exchange, this));
        return true;
    }

    /** HTTP/1 says it in the head; then there is nothing to wait for. */
    private static boolean isWithoutBody(HttpServerRequest request) {
        return request.version() != HttpVersion.HTTP_2 && !SentHead.announcesBody(request);
    }

    @Override
    public void arrived(VertxExchange exchange, Buffer whole) {
        exchange.received(whole);
        dispatch.goOn(exchange);
    }

    @Override
    public void refused(VertxExchange exchange, WebApplicationException reason) {
        exchange.takeDetour().pending(reason);
        dispatch.goOn(exchange);
    }

    /** Ends a request that nobody waits for. */
    @Override
    public void lost(VertxExchange exchange) {
        exchange.leave();
        exchange.step();
    }
}
