package dev.straightway.runtime.http.connection;

import io.netty.handler.codec.http.HttpHeaderNames;
import io.vertx.core.Handler;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpVersion;
import io.vertx.ext.web.RoutingContext;

/**
 * Refuses a body of HTTP/2 whose head announces more bytes than {@code quarkus.http.limits.max-body-size}, and ends its stream.
 * <p>
 * Quarkus would do so a moment later, and close the connection with all streams beside. Immutable; runs on the event loop.
 */
public final class StreamLimit implements Handler<RoutingContext> {

    private static final int TOO_LARGE = 413;

    private final long most;

    /** @param most the bytes of one body */
    public StreamLimit(long most) {
        this.most = most;
    }

    @Override
    public void handle(RoutingContext context) {
        if (context.request().version() == HttpVersion.HTTP_2 && isOver(context.request())) {
            LastAnswer.of(context);
            context.response().setStatusCode(TOO_LARGE).end();
        } else {
            context.next();
        }
    }

    private boolean isOver(HttpServerRequest request) {
        String length = request.headers().get(HttpHeaderNames.CONTENT_LENGTH); // the server lets numbers pass only
        return length != null && Long.parseLong(length) > most;
    }
}
