package dev.straightway.runtime.http.connection;

import io.netty.channel.Channel;
import io.netty.util.AttributeKey;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpVersion;
import io.vertx.core.http.impl.HttpServerConnection;

/** Stands in the pipeline of a connection of HTTP/1 where Vert.x would lose a buffer, or a part of an answer. */
public final class WatchedConnection {

    private static final AttributeKey<Boolean> WATCHED = AttributeKey.valueOf(WatchedConnection.class, "watched");

    private WatchedConnection() {
    }

    /** Watches the connection of a request from now on, unless it is watched already; on the event loop. */
    public static void watch(HttpServerRequest request) {
        if (request.version() != HttpVersion.HTTP_2 && request.connection() instanceof HttpServerConnection connection
                && !connection.channel().hasAttr(WATCHED)) {
            Channel channel = connection.channel();
            channel.attr(WATCHED).set(true);
            WholeAnswers.watch(channel.pipeline());
            LastRequest.await(connection, request);
        }
    }
}
