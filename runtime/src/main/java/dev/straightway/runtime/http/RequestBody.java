package dev.straightway.runtime.http;

import jakarta.ws.rs.ClientErrorException;
import jakarta.ws.rs.ServiceUnavailableException;
import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.core.Response;

import io.netty.handler.codec.http.HttpHeaderNames;
import io.vertx.core.Handler;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpVersion;

/**
 * Reads the body of one request completely, on its event loop.
 * <p>
 * A first piece costs no more than any connection may keep unread. What comes behind it is taken from the budget of all bodies,
 * must stay below {@code quarkus.http.limits.max-body-size}, and has to come at {@code quarkus.straightway.limits.body-rate},
 * looked at whenever {@code quarkus.http.read-timeout} has passed; a body that is refused ends its connection, or its stream on
 * HTTP/2.
 */
final class RequestBody implements Handler<Buffer> {

    private static final long RETRY_SECONDS = 1;

    private final VertxExchange exchange;
    private final Receiver receiver;
    private final HttpServerRequest request;
    private Buffer body;
    /** Bytes taken from the budget; 0 as long as there is one piece. */
    private int held;
    private long timer = -1;
    /** Bytes that have come since the timer began. */
    private long come;
    private boolean over;

    /** Goes on when a body was read, or can't be; on the event loop. */
    interface Receiver {

        /** @param whole empty if there is none */
        void arrived(Buffer whole);

        /** Gives the body up. */
        void refused(WebApplicationException reason);

        /** The client has left. */
        void lost();
    }

    private RequestBody(VertxExchange exchange, Receiver receiver) {
        this.exchange = exchange;
        this.receiver = receiver;
        this.request = exchange.request();
    }

    /** Reads a body, on the event loop; what a handler before has read counts. */
    static RequestBody read(VertxExchange exchange, Receiver receiver) {
        RequestBody reading = new RequestBody(exchange, receiver);
        if (exchange.routingContext().body().available()) {
            reading.body = exchange.routingContext().body().buffer();
            reading.finish();
        } else if (exchange.gone()) {
            reading.lose();
        } else if (reading.request.isEnded()) {
            reading.finish();
        } else {
            reading.start();
        }
        return reading;
    }

    /** {@return whether the head of a request announces a body; HTTP/2 may send one without a length} */
    static boolean isAnnounced(HttpServerRequest request) {
        String length = request.headers().get(HttpHeaderNames.CONTENT_LENGTH);
        if (length != null) {
            return !length.equals("0");
        }
        return request.headers().contains(HttpHeaderNames.TRANSFER_ENCODING) || request.version() == HttpVersion.HTTP_2
                && !request.method().equals(HttpMethod.GET) && !request.method().equals(HttpMethod.HEAD);
    }

    /** Behind filters a request holds more than its bytes, so that the time counts from here. */
    private void start() {
        if (exchange.isReading()) {
            watch();
        }
        Continuation.grant(exchange);
        request.handler(this);
        request.endHandler(end -> finish());
        request.exceptionHandler(lost -> lose());
        request.resume();
    }

    @Override
    public void handle(Buffer chunk) {
        if (over) {
            return;
        }
        long length = chunk.length() + (body == null ? 0L : body.length());
        if (length > exchange.serving().limits().body()) {
            refuse(new ClientErrorException("The body has more bytes than quarkus.http.limits.max-body-size",
                    Response.Status.REQUEST_ENTITY_TOO_LARGE));
        } else if (body == null) {
            body = chunk;
        } else {
            append(chunk);
        }
        come += chunk.length();
    }

    /** The first chunk is the server's; the second one makes a copy. */
    private void append(Buffer chunk) {
        int more = held == 0 ? body.length() + chunk.length() : chunk.length();
        if (!exchange.serving().budget().take(more)) {
            refuse(new ServiceUnavailableException("quarkus.straightway.limits.held-bodies is used up", RETRY_SECONDS));
            return;
        }
        if (held == 0) {
            body = Buffer.buffer(more).appendBuffer(body);
            if (timer < 0) {
                watch();
            }
        }
        held += more;
        body.appendBuffer(chunk);
    }

    private void watch() {
        come = 0;
        long millis = Math.max(1, exchange.serving().limits().times().read().toMillis());
        timer = exchange.vertx().owner().setTimer(millis, fired -> exchange.onEventLoop(this::expire));
    }

    private void expire() {
        if (over) {
            return;
        }
        if (come >= exchange.serving().limits().times().leastRead()) {
            watch();
        } else {
            late();
        }
    }

    /** Gives up a client that doesn't send what it has announced, or too slowly. */
    void late() {
        refuse(new ClientErrorException("The body didn't come in time", Response.Status.REQUEST_TIMEOUT));
    }

    private void finish() {
        if (!over) {
            end();
            if (held > 0) {
                exchange.onEnd(this::giveBack);
            }
            receiver.arrived(body == null ? Buffer.buffer() : body);
        }
    }

    private void refuse(WebApplicationException reason) {
        if (!over) {
            drop();
            LastAnswer.of(exchange.routingContext());
            receiver.refused(reason);
        }
    }

    private void lose() {
        if (!over) {
            drop();
            receiver.lost();
        }
    }

    private void drop() {
        end();
        body = null;
        giveBack();
    }

    private void end() {
        over = true;
        if (timer >= 0) {
            exchange.vertx().owner().cancelTimer(timer);
        }
    }

    private void giveBack() {
        exchange.serving().budget().giveBack(held);
    }
}
