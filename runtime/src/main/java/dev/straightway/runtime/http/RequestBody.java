package dev.straightway.runtime.http;

import io.netty.handler.codec.http.HttpHeaderNames;
import io.quarkus.vertx.http.runtime.VertxHttpRecorder;
import io.vertx.core.Handler;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.ext.web.RoutingContext;

/**
 * Reads the body of a request completely, on the event loop, then goes on.
 * <p>
 * A body without length that grows over {@code quarkus.http.limits.max-body-size} is answered with 413 and the connection
 * closed; one with a length was refused before. Of a client that leaves meanwhile nothing is kept.
 */
final class RequestBody implements Handler<Buffer> {

    private static final String CONTINUE = "100-continue";

    private final RoutingContext context;
    private final Handler<Buffer> next;
    private final long limit;
    private Buffer body;
    private boolean chunks;
    private boolean refused;

    private RequestBody(RoutingContext context, Handler<Buffer> next) {
        this.context = context;
        this.next = next;
        Long configured = context.get(VertxHttpRecorder.MAX_REQUEST_SIZE_KEY);
        this.limit = configured == null ? Long.MAX_VALUE : configured;
    }

    /** @param next takes the whole body, empty if there is none */
    static void read(RoutingContext context, Handler<Buffer> next) {
        if (context.body().available()) {
            Buffer present = context.body().buffer();
            next.handle(present == null ? Buffer.buffer() : present);
        } else {
            new RequestBody(context, next).start();
        }
    }

    private void start() {
        HttpServerRequest request = context.request();
        String expected = request.headers().get(HttpHeaderNames.EXPECT);
        if (expected != null && expected.equalsIgnoreCase(CONTINUE)) {
            context.response().writeContinue();
        }
        request.handler(this);
        request.endHandler(end -> finish());
        request.exceptionHandler(lost -> refused = true);
        request.resume();
    }

    @Override
    public void handle(Buffer chunk) {
        if (refused) {
            return;
        }
        long length = chunk.length() + (body == null ? 0L : body.length());
        if (length > limit) {
            refuse();
        } else if (body == null) {
            body = chunk;
        } else {
            append(chunk);
        }
    }

    /** The first chunk is the server's; the second one makes a copy. */
    private void append(Buffer chunk) {
        if (!chunks) {
            body = Buffer.buffer(body.length() + chunk.length()).appendBuffer(body);
            chunks = true;
        }
        body.appendBuffer(chunk);
    }

    private void finish() {
        if (!refused) {
            next.handle(body == null ? Buffer.buffer() : body);
        }
    }

    private void refuse() {
        refused = true;
        body = null;
        HttpServerResponse response = context.response();
        response.putHeader(HttpHeaderNames.CONNECTION, "close");
        response.setStatusCode(413).end().onComplete(sent -> context.request().connection().close());
    }
}
