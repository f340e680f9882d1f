package dev.straightway.runtime.http.connection;

import java.util.function.BooleanSupplier;

import io.netty.handler.codec.http.HttpHeaderNames;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpVersion;
import io.vertx.core.http.impl.HttpServerConnection;
import io.vertx.ext.web.RoutingContext;

/**
 * Makes the answer that is still to come the last one of its connection, because the rest of the request isn't read and nobody
 * can say what stands behind it. On HTTP/2, where requests don't stand behind each other, only the stream ends. On the event
 * loop.
 */
public final class LastAnswer {

    private final RoutingContext context;
    private final HttpServerRequest request;
    private boolean last;

    private LastAnswer(RoutingContext context) {
        this.context = context;
        this.request = context.request();
    }

    public static void of(RoutingContext context) {
        of(context, () -> true);
    }

    /** @param isLast asked when the answer begins */
    public static void of(RoutingContext context, BooleanSupplier isLast) {
        LastAnswer answer = new LastAnswer(context);
        context.addHeadersEndHandler(head -> answer.begin(isLast.getAsBoolean()));
        context.addEndHandler(sent -> answer.end());
    }

    /**
     * Serves no request that stands behind one on a connection of HTTP/1: what stands behind a body that wasn't read is none,
     * and the answer to one behind an answer without end would be taken for a part of that. Who calls this closes the
     * connection when the answer has gone out.
     */
    public static void serveNoneBehind(HttpServerRequest request) {
        if (request.connection() instanceof HttpServerConnection connection) {
            connection.handler(behind -> {
                // its client learns from the end of the connection that nobody has served it
            });
        }
    }

    private void begin(boolean isLast) {
        last = isLast;
        if (last && request.version() != HttpVersion.HTTP_2) {
            context.response().headers().set(HttpHeaderNames.CONNECTION, "close");
            serveNoneBehind(request);
        }
    }

    private void end() {
        if (last && request.version() != HttpVersion.HTTP_2) {
            request.connection().close();
        } else if (last && !request.isEnded()) {
            UnwantedRest.refuse(request);
        }
    }
}
