package dev.straightway.runtime.http.filter;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.io.OutputStream;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;

import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.StreamingOutput;

import dev.straightway.runtime.body.AnswerHead;
import dev.straightway.runtime.body.Buffers;
import dev.straightway.runtime.body.HeadOutput;
import dev.straightway.runtime.http.connection.ClientLeftException;
import dev.straightway.runtime.http.connection.Disconnection;
import dev.straightway.runtime.http.exchange.Client;
import dev.straightway.runtime.http.exchange.LateFailure;
import dev.straightway.runtime.http.exchange.Sending;
import dev.straightway.runtime.http.exchange.SentHead;
import dev.straightway.runtime.http.exchange.VertxExchange;
import io.vertx.core.Context;
import io.vertx.core.buffer.Buffer;

/**
 * Takes the bytes of an entity. What is small is sent at once with its length; what grows over a limit goes out piece by
 * piece, and a slow client holds the writer up, so that memory stays bounded. On an event loop, which must not wait, all is
 * collected first.
 * <p>
 * A length that the application has declared counts only for what goes out piece by piece, and is kept: what is longer or
 * shorter is broken off, so that no client takes it for the whole. Used by one thread.
 */
final class AnswerStream extends OutputStream implements HeadOutput {

    /** Bytes that are collected before the first piece is sent. */
    private static final int LIMIT = 64 * 1024;

    private final VertxExchange exchange;
    private final Supplier<AnswerContext> source;
    private final boolean mayWait = !Context.isOnEventLoopThread();
    /** Made when it is asked for. */
    private AnswerContext answer;
    /** Made at a write in its size: many entities are written in one go. */
    private Buffer collected;
    private boolean begun;
    private boolean refused;
    private boolean complete;
    /** Made with the first piece. */
    private AnswerHead head;
    private long length = AnswerHead.NO_LENGTH;
    /** Bytes that have gone out, or were counted for HEAD. */
    private long sent;

    /** The stream of an answer, put before others. */
    AnswerStream(VertxExchange exchange, AnswerContext answer) {
        this.exchange = exchange;
        this.source = null;
        this.answer = answer;
        answer.stream(this);
    }

    /** @param source makes the answer, if somebody asks for its fields or it goes out piece by piece */
    AnswerStream(VertxExchange exchange, Supplier<AnswerContext> source) {
        this.exchange = exchange;
        this.source = source;
    }

    /** {@return the answer, made now if nobody has asked for it before} */
    AnswerContext answer() {
        if (answer == null) {
            answer = source.get();
            answer.stream(this);
        }
        return answer;
    }

    @Override
    public void write(int octet) throws IOException {
        room(1).appendByte((byte) octet);
        sendIfFull();
    }

    @Override
    public void write(byte[] source, int offset, int length) throws IOException {
        room(length).appendBytes(source, offset, length);
        sendIfFull();
    }

    @Override
    public boolean onlyCounts() {
        return SentHead.isHead(exchange.request());
    }

    @Override
    public void count(long bytes) {
        sent += bytes;
    }

    private Buffer room(int length) {
        if (collected == null) {
            collected = Buffer.buffer(length);
        } else {
            collected = Buffers.room(collected, length, Buffers.UNKNOWN);
        }
        return collected;
    }

    /** Only what the application streams itself is sent before it is complete: entity providers flush out of habit. */
    @Override
    public void flush() throws IOException {
        if (mayWait && answer != null && answer.getEntity() instanceof StreamingOutput && collected != null
                && collected.length() > 0) {
            send();
        }
    }

    private void sendIfFull() throws IOException {
        if (complete) {
            throw new IOException("The answer is complete");
        }
        if (mayWait && collected.length() >= LIMIT) {
            send();
        }
    }

    private void send() throws IOException {
        if (head == null) {
            head = answer().head(false);
            // An interceptor that replaces the stream changes how many bytes there are.
            length = answer.getEntityStream() == this ? head.length() : AnswerHead.NO_LENGTH;
        }
        long total = total();
        if (total == length) {
            // The last piece goes out when nothing comes behind it: a client that has it takes the answer for whole.
            return;
        }
        if (!begun) {
            begun = true;
            refused = !Sending.begin(exchange, head, length);
        }
        if (refused || Client.hasLeft(exchange)) {
            throw new ClientLeftException();
        }
        Buffer piece = collected;
        collected = null;
        sent = total;
        if (!SentHead.isHead(exchange.request())) {
            await(piece);
        }
    }

    /** {@return the bytes so far, which are no more than the declared ones} */
    private long total() throws IOException {
        long total = sent + room(0).length();
        if (length != AnswerHead.NO_LENGTH && total > length) {
            throw new IOException("The entity is longer than the declared Content-Length of " + length);
        }
        return total;
    }

    /** Waits until the client has room, or is gone; one that takes nothing for too long is sent away. */
    private void await(Buffer piece) throws IOException {
        CompletableFuture<Void> taken = new CompletableFuture<>();
        exchange.vertx().runOnContext(nothing -> write(piece, taken));
        try {
            taken.get(exchange.surroundings().limits().times().write().toNanos(), TimeUnit.NANOSECONDS);
        } catch (TimeoutException e) {
            Disconnection.cut(exchange.request());
            throw new ClientLeftException("The client didn't take its answer in time", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new InterruptedIOException("Interrupted while a client took its answer");
        } catch (ExecutionException e) {
            throw new ClientLeftException("The client doesn't take its answer", e.getCause());
        }
    }

    private void write(Buffer piece, CompletableFuture<Void> taken) {
        try {
            exchange.response().write(piece).onComplete(result -> {
                if (result.succeeded()) {
                    taken.complete(null);
                } else {
                    taken.completeExceptionally(result.cause());
                }
            });
        } catch (IllegalStateException ended) {
            taken.completeExceptionally(ended);
        }
    }

    /** Sends what is left. */
    void complete() throws IOException {
        complete = true;
        if (!begun && sent > 0) {
            exchange.end(answer().head(false).add(HttpHeaders.CONTENT_LENGTH, Long.toString(sent + room(0).length())));
        } else if (!begun) {
            exchange.end(answer().head(false), room(0));
        } else if (!refused) {
            if (total() < length) {
                throw new IOException("The entity is shorter than the declared Content-Length of " + length);
            }
            Sending.finish(exchange, room(0));
        }
    }

    /**
     * Sends what is left of an entity that is answered with 200.
     *
     * @param contentType its value where nobody has asked for fields
     */
    void complete(CharSequence contentType) throws IOException {
        if (answer == null && sent == 0) {
            complete = true;
            exchange.end(contentType, room(0));
        } else {
            complete();
        }
    }

    /**
     * Ends an answer that can't be completed so that the client notices. One that asks for the head alone gets the head that
     * others have got before.
     *
     * @return whether it had begun; if not, another answer can be given
     */
    boolean giveUp(Throwable failure) {
        if (begun && refused) {
            LateFailure.tell(exchange, failure);
        } else if (begun && onlyCounts()) {
            LateFailure.tell(exchange, failure);
            Sending.finish(exchange, room(0));
        } else if (begun) {
            Sending.breakOff(exchange, failure);
        }
        return begun;
    }
}
