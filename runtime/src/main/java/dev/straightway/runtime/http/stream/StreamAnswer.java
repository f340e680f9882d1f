package dev.straightway.runtime.http.stream;

import java.io.IOException;

import dev.straightway.runtime.body.AnswerHead;
import dev.straightway.runtime.http.connection.ClientLeftException;
import dev.straightway.runtime.http.exchange.Sending;
import dev.straightway.runtime.http.exchange.SentHead;
import dev.straightway.runtime.http.exchange.VertxExchange;
import io.vertx.core.Handler;
import io.vertx.core.buffer.Buffer;

/**
 * Sends head and pieces of one answer that is a stream. On the event loop, but for a head that is sent before there is any
 * item.
 * <p>
 * A length that the application has declared is kept: what is longer or shorter is broken off, so that no client takes it for
 * the whole.
 */
final class StreamAnswer {

    private final VertxExchange exchange;
    private final Handler<Throwable> failed;
    private long length = AnswerHead.NO_LENGTH;
    private long sent;

    /** @param failed is told that a piece can't be written */
    StreamAnswer(VertxExchange exchange, Handler<Throwable> failed) {
        this.exchange = exchange;
        this.failed = failed;
    }

    /** {@return whether pieces follow; if not, the request is answered} */
    boolean open(AnswerHead head) {
        if (SentHead.isHead(exchange.request()) || !AnswerHead.mayHaveBody(head.status())) {
            exchange.end(head);
            return false;
        }
        length = head.length();
        return Sending.begin(exchange, head, length);
    }

    /** Sends the head alone. */
    void flush() {
        give(Buffer.buffer());
    }

    /** @throws IOException if the answer is longer than declared */
    void write(Buffer piece) throws IOException {
        count(piece);
        if (piece.length() > 0) {
            give(piece);
        }
    }

    private void give(Buffer piece) {
        exchange.response().write(piece).onComplete(written -> {
            if (written.failed()) {
                failed.handle(new ClientLeftException("The client doesn't take its answer", written.cause()));
            }
        });
    }

    /** Runs a task when the connection has room for another piece. */
    void whenReady(Runnable task) {
        if (exchange.response().writeQueueFull()) {
            exchange.response().drainHandler(nothing -> task.run());
        } else {
            task.run();
        }
    }

    /** @throws IOException if the answer isn't as long as declared */
    void finish(Buffer last) throws IOException {
        count(last);
        if (length != AnswerHead.NO_LENGTH && sent < length) {
            throw new IOException("The stream is shorter than the declared Content-Length of " + length);
        }
        Sending.finish(exchange, last);
    }

    private void count(Buffer piece) throws IOException {
        sent += piece.length();
        if (length != AnswerHead.NO_LENGTH && sent > length) {
            throw new IOException("The stream is longer than the declared Content-Length of " + length);
        }
    }
}
