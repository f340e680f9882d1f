package dev.straightway.runtime.http.read;

import jakarta.ws.rs.ClientErrorException;
import jakarta.ws.rs.ServiceUnavailableException;
import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.core.Response;

import dev.straightway.runtime.body.Buffers;
import dev.straightway.runtime.http.connection.ClosedConnection;
import dev.straightway.runtime.http.connection.LastAnswer;
import dev.straightway.runtime.http.exchange.Client;
import dev.straightway.runtime.http.exchange.VertxExchange;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.vertx.core.Handler;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpServerRequest;

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
        void arrived(VertxExchange exchange, Buffer whole);

        /** Gives the body up. */
        void refused(VertxExchange exchange, WebApplicationException reason);

        /** The client has left. */
        void lost(VertxExchange exchange);
    }

    private RequestBody(VertxExchange exchange, Receiver receiver) {
        this.exchange = exchange;
        this.receiver = receiver;
        this.request = exchange.request();
    }

    /** Reads a body, on the event loop; what a handler before has read counts. */
    static RequestBody read(VertxExchange exchange, Receiver receiver) {
        RequestBody reading = new RequestBody(exchange, receiver);
        if (exchange.isRouted() && exchange.routingContext().body().available()) {
            reading.body = exchange.routingContext().body().buffer();
            reading.finish();
        } else if (Client.hasLeft(exchange)) {
            reading.lose();
        } else if (reading.request.isEnded()) {
            reading.finish();
        } else {
            reading.start();
        }
        return reading;
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
        if (exchange.isRouted()) {
            request.resume();
        }
        ClosedConnection.endBelated(request, this::lose);
    }

    @Override
    public void handle(Buffer chunk) {
        if (over) {
            return;
        }
        long length = chunk.length() + (body == null ? 0L : body.length());
        if (length > exchange.surroundings().limits().body()) {
            refuse(tooLarge("The body has more bytes than quarkus.http.limits.max-body-size"));
        } else if (length > Buffers.LONGEST) {
            refuse(tooLarge("The body has more bytes than a buffer can hold"));
        } else if (body == null) {
            body = chunk;
        } else {
            append(chunk);
        }
        come += chunk.length();
    }

    private static WebApplicationException tooLarge(String reason) {
        return new ClientErrorException(reason, Response.Status.REQUEST_ENTITY_TOO_LARGE);
    }

    /** The first chunk is the server's; the second one makes a copy. */
    private void append(Buffer chunk) {
        int more = held == 0 ? body.length() + chunk.length() : chunk.length();
        if (!exchange.surroundings().budget().take(more)) {
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
        body = Buffers.room(body, chunk.length(), announced()).appendBuffer(chunk);
    }

    /** {@return how many bytes the head announces} */
    private long announced() {
        String length = request.headers().get(HttpHeaderNames.CONTENT_LENGTH); // the server lets numbers pass only
        return length == null ? Buffers.UNKNOWN : Long.parseLong(length);
    }

    private void watch() {
        come = 0;
        long millis = Math.max(1, exchange.surroundings().limits().times().read().toMillis());
        timer = exchange.vertx().owner().setTimer(millis, fired -> exchange.onEventLoop(this::expire));
    }

    private void expire() {
        if (over) {
            return;
        }
        if (come >= exchange.surroundings().limits().times().leastRead()) {
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
            receiver.arrived(exchange, body == null ? Buffer.buffer() : body);
        }
    }

    private void refuse(WebApplicationException reason) {
        if (!over) {
            drop();
            LastAnswer.of(exchange.routingContext());
            receiver.refused(exchange, reason);
        }
    }

    private void lose() {
        if (!over) {
            drop();
            receiver.lost(exchange);
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
        exchange.surroundings().budget().giveBack(held);
    }
}
