package dev.straightway.runtime.http.filter;

import java.io.IOException;

import org.jboss.logging.Logger;

import dev.straightway.runtime.body.AnswerHead;
import dev.straightway.runtime.http.connection.ClientLeftException;
import dev.straightway.runtime.http.exchange.Client;
import dev.straightway.runtime.http.exchange.Sending;
import dev.straightway.runtime.http.exchange.SentHead;
import dev.straightway.runtime.http.exchange.VertxExchange;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.file.AsyncFile;
import io.vertx.core.http.HttpServerResponse;

/**
 * Sends an open file of Vert.x piece by piece, as the connection has room, and closes it. On the event loop of the request.
 * <p>
 * The length is known where the application has set one to read. What is shorter is broken off, so that no client takes it for
 * the whole.
 */
final class FileAnswer {

    private static final Logger LOG = Logger.getLogger("dev.straightway");

    private final VertxExchange exchange;
    private final AsyncFile file;
    private final long length;
    private long sent;
    private boolean over;

    private FileAnswer(VertxExchange exchange, AsyncFile file, long length) {
        this.exchange = exchange;
        this.file = file;
        this.length = length;
    }

    /** {@return the file that an entity is, or {@code null} if it is not a file} */
    static AsyncFile of(Object entity) {
        if (entity instanceof io.vertx.mutiny.core.file.AsyncFile mutiny) {
            return mutiny.getDelegate();
        }
        return entity instanceof AsyncFile file ? file : null;
    }

    /** Has an entity closed when the request has ended, if it is a file, whatever becomes of the answer. */
    static void closeAtEnd(VertxExchange exchange, Object entity) {
        AsyncFile file = of(entity);
        if (file != null) {
            Client.whenEnded(exchange, () -> close(file));
        }
    }

    /** Answers with a file, and leaves it open; from the thread of the method. */
    static void send(VertxExchange exchange, AnswerHead head, AsyncFile file) {
        if (SentHead.isHead(exchange.request())) {
            exchange.end(head);
            return;
        }
        long length = file.getReadLength() == Long.MAX_VALUE ? head.length() : file.getReadLength();
        if (Sending.begin(exchange, head, length)) {
            FileAnswer answer = new FileAnswer(exchange, file, length);
            exchange.onEventLoop(answer::begin);
        }
    }

    private static void close(AsyncFile file) {
        try {
            file.close();
        } catch (IllegalStateException closed) {
            LOG.debug("The file that was answered with is closed already", closed);
        }
    }

    /** The file may tell on another event loop, where it was opened there. */
    private void begin() {
        file.exceptionHandler(failure -> exchange.onEventLoop(() -> fail(failure)));
        file.endHandler(nothing -> exchange.onEventLoop(this::end));
        file.handler(piece -> exchange.onEventLoop(() -> give(piece)));
    }

    private void give(Buffer piece) {
        if (over) {
            return;
        }
        HttpServerResponse response = exchange.response();
        sent += piece.length();
        response.write(piece).onComplete(written -> {
            if (written.failed()) {
                fail(new ClientLeftException("The client doesn't take its answer", written.cause()));
            }
        });
        if (response.writeQueueFull()) {
            file.pause();
            response.drainHandler(nothing -> file.resume());
        }
    }

    private void end() {
        if (over) {
            return;
        }
        if (length != AnswerHead.NO_LENGTH && sent != length) {
            fail(new IOException("The file has " + sent + " bytes where " + length + " were declared"));
            return;
        }
        over = true;
        Sending.finish(exchange, Buffer.buffer());
    }

    private void fail(Throwable failure) {
        if (!over) {
            over = true;
            Sending.breakOff(exchange, failure);
        }
    }
}
