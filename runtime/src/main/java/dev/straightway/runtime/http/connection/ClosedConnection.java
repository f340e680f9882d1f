package dev.straightway.runtime.http.connection;

import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelFutureListener;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpVersion;
import io.vertx.core.http.impl.HttpServerConnection;

/**
 * Ends a request whose connection of HTTP/1 has closed where the server forgets it: Vert.x 4.5 fails in
 * {@code Http1xServerConnection.handleClosed} when an incomplete request is queued behind the one that is being answered, and
 * then tells nobody. When that one is answered, the queued request begins nevertheless.
 */
public final class ClosedConnection implements ChannelFutureListener {

    private static final Runnable NOTHING = () -> {
        // who waits for the end of the request is told
    };

    private final HttpServerRequest request;
    private final HttpServerConnection connection;
    private final Runnable forgotten;

    private ClosedConnection(HttpServerRequest request, HttpServerConnection connection, Runnable forgotten) {
        this.request = request;
        this.connection = connection;
        this.forgotten = forgotten;
    }

    /** {@return what watches the connection until it is told to {@link #leave}; {@code null} where nothing is forgotten} */
    static ClosedConnection watch(HttpServerRequest request) {
        HttpServerConnection connection = connection(request);
        return connection == null ? null : watch(request, connection, NOTHING);
    }

    /**
     * Ends a request that waits for its body, and has begun when its connection was closed already; before that a task runs.
     */
    public static void endBelated(HttpServerRequest request, Runnable task) {
        HttpServerConnection connection = connection(request);
        if (connection != null && !connection.channel().isOpen()) {
            watch(request, connection, task);
        }
    }

    private static ClosedConnection watch(HttpServerRequest request, HttpServerConnection connection, Runnable forgotten) {
        ClosedConnection watch = new ClosedConnection(request, connection, forgotten);
        connection.channel().closeFuture().addListener(watch);
        return watch;
    }

    private static HttpServerConnection connection(HttpServerRequest request) {
        return request.version() != HttpVersion.HTTP_2 && request.connection() instanceof HttpServerConnection connection
                ? connection
                : null;
    }

    /** The request has ended. */
    void leave() {
        connection.channel().closeFuture().removeListener(this);
    }

    /** Netty tells its future before it queues what tells the server: two tasks further the server knows. */
    @Override
    public void operationComplete(ChannelFuture closed) {
        closed.channel().eventLoop().execute(() -> closed.channel().eventLoop().execute(this::endForgotten));
    }

    private void endForgotten() {
        if (!request.response().closed() && !request.response().ended()) {
            forgotten.run();
            connection.handler(behind -> {
                // What was queued came in half, and its client has left.
            });
            try {
                request.response().end();
            } catch (IllegalStateException answered) {
                // the thread that serves it has answered meanwhile
            }
        }
    }
}
