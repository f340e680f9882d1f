package dev.straightway.runtime.http.read;

import dev.straightway.runtime.http.exchange.SentHead;
import dev.straightway.runtime.http.exchange.VertxExchange;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerRequest;

/** A body that is left with the client while filters run, and perhaps is never read. Used on the event loop. */
final class UnreadBody {

    private UnreadBody() {
    }

    /** Leaves a body that filters, or the method behind a locator, may still ask for. */
    static void defer(VertxExchange exchange) {
        HttpServerRequest request = exchange.request();
        if (!request.isEnded()) {
            request.pause();
            leave(exchange);
        }
    }

    /** Leaves a body that nobody asks for. */
    static void leave(VertxExchange exchange) {
        HttpServerRequest request = exchange.request();
        if ((request.method() != HttpMethod.GET || SentHead.announcesBody(request)) && !request.isEnded()) {
            Continuation.closeUnlessGranted(exchange);
            if (exchange.surroundings().limits().body() == Long.MAX_VALUE) {
                exchange.onEnd(() -> exchange.onEventLoop(() -> drain(request)));
            }
        }
    }

    /** Without a limit of bodies, Quarkus leaves the next request on the connection waiting behind the body of this one. */
    private static void drain(HttpServerRequest request) {
        if (!request.isEnded()) {
            request.resume();
        }
    }
}
