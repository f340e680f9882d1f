package dev.straightway.runtime.http.connection;

import io.netty.channel.Channel;
import io.netty.handler.codec.http2.Http2ConnectionHandler;
import io.netty.handler.codec.http2.Http2Stream;
import io.vertx.core.Handler;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.impl.HttpServerConnection;

/**
 * What still comes of an HTTP/2 request that has its answer. Its stream is reset when the answer has gone out, so that the
 * client stops. A reset before that drops what waits for the window of the connection, which streams beside may fill. Until
 * then the rest of the request is dropped. On the event loop.
 */
final class UnwantedRest implements Handler<Buffer> {

    /** RFC 9113 §8.1: the answer is complete without the rest of the request. */
    private static final long NO_ERROR = 0;

    /** The bytes that are dropped for a client that sends and doesn't read. */
    private static final long MOST_BYTES = 1024 * 1024;

    private final HttpServerRequest request;
    private final Channel channel;
    private long dropped;
    private boolean over;

    private UnwantedRest(HttpServerRequest request, Channel channel) {
        this.request = request;
        this.channel = channel;
    }

    /** Refuses it, from any thread, when the answer was given to the server. */
    static void refuse(HttpServerRequest request) {
        if (request.connection() instanceof HttpServerConnection connection) {
            // Behind the writes that other threads have left to the event loop.
            connection.channel().eventLoop().execute(new UnwantedRest(request, connection.channel())::begin);
        }
    }

    private void begin() {
        if (request.isEnded()) {
            return;
        }
        if (isAnswered()) {
            request.response().reset(NO_ERROR);
        } else {
            request.handler(this);
            request.resume();
        }
    }

    @Override
    public void handle(Buffer piece) {
        dropped += piece.length();
        if (!over && (dropped > MOST_BYTES || isAnswered())) {
            over = true;
            request.response().reset(NO_ERROR);
        }
    }

    private boolean isAnswered() {
        Http2ConnectionHandler frames = channel.pipeline().get(Http2ConnectionHandler.class);
        Http2Stream stream = frames == null ? null : frames.connection().stream(request.response().streamId());
        return stream == null || !frames.encoder().flowController().hasFlowControlled(stream);
    }
}
