package dev.straightway.runtime.http.connection;

import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpVersion;
import io.vertx.core.net.impl.ConnectionBase;

/** Ends the way to a client; any thread. */
public final class Disconnection {

    /** RFC 9113 §7: the server has failed. */
    private static final long INTERNAL_ERROR = 2;
    /** RFC 9113 §7: the stream isn't needed any more. */
    private static final long CANCEL = 8;

    private Disconnection() {
    }

    /**
     * Ends a request and what is still to be sent of its answer, at once: the connection of HTTP/1, the stream of HTTP/2.
     * <p>
     * {@code HttpConnection.close} would wait for a client that takes nothing until all is sent.
     */
    public static void cut(HttpServerRequest request) {
        end(request, CANCEL);
    }

    /** Ends a request whose answer has failed half way, so that the client sees that it isn't whole. */
    public static void breakOff(HttpServerRequest request) {
        end(request, INTERNAL_ERROR);
    }

    /** {@code HttpServerResponse.reset} would close a connection of HTTP/1 past those who wait for the end of the request. */
    private static void end(HttpServerRequest request, long code) {
        if (request.version() != HttpVersion.HTTP_2 && request.connection() instanceof ConnectionBase connection) {
            connection.channel().close();
            ClosedConnection.watch(request);
        } else {
            request.response().reset(code);
        }
    }
}
