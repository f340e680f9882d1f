package dev.straightway.runtime.http.connection;

import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelFutureListener;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpVersion;
import io.vertx.core.http.impl.HttpServerConnection;

/**
 * Ends a request whose connection of HTTP/1 has closed where the server forgets it: Vert.x 4.5 fails in
 * {@code Http1xServerConnection.handleClosed} when an incomplete request is queued behind the one that is being answered, and
 * then tells nobody.
 */
final class ClosedConnection implements ChannelFutureListener {

    private final HttpServerRequest request;
    private final HttpServerConnection connection;

    private ClosedConnection(HttpServerRequest request, HttpServerConnection connection) {
        this.request = request;
        this.connection = connection;
    }

    /** {@return what watches the connection until it is told to {@link #leave}; {@code null} where nothing is forgotten} */
    static ClosedConnection watch(HttpServerRequest request) {
        if (request.version() == HttpVersion.HTTP_2 || !(request.connection() instanceof HttpServerConnection connection)) {
            return null;
        }
        ClosedConnection watch = new ClosedConnection(request, connection);
        connection.channel().closeFuture().addListener(watch);
        return watch;
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
            connection.handler(behind -> {
                // What was queued came in half, and its client has left.
            });
            request.response().end();
        }
    }
}
