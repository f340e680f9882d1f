package dev.straightway.runtime.http.filter;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.io.OutputStream;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.StreamingOutput;

import dev.straightway.runtime.http.Disconnection;
import dev.straightway.runtime.http.VertxExchange;
import io.vertx.core.Context;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpMethod;

/**
 * Takes the bytes of an entity. What is small is sent at once with its length; what grows over a limit goes out piece by
 * piece, and a slow client holds the writer up, so that memory stays bounded. On an event loop, which must not wait, all is
 * collected first.
 * <p>
 * Used by one thread.
 */
final class AnswerStream extends OutputStream {

    /** Bytes that are collected before the first piece is sent. */
    private static final int LIMIT = 64 * 1024;

    private final VertxExchange exchange;
    private final AnswerContext answer;
    private final boolean mayWait = !Context.isOnEventLoopThread();
    private Buffer collected = Buffer.buffer(0);
    private boolean begun;
    private boolean refused;

    AnswerStream(VertxExchange exchange, AnswerContext answer) {
        this.exchange = exchange;
        this.answer = answer;
    }

    @Override
    public void write(int octet) throws IOException {
        collected.appendByte((byte) octet);
        sendIfFull();
    }

    @Override
    public void write(byte[] source, int offset, int length) throws IOException {
        collected.appendBytes(source, offset, length);
        sendIfFull();
    }

    /** Only what the application streams itself is sent before it is complete: entity providers flush out of habit. */
    @Override
    public void flush() throws IOException {
        if (mayWait && answer.getEntity() instanceof StreamingOutput && collected.length() > 0) {
            send();
        }
    }

    private void sendIfFull() throws IOException {
        if (mayWait && collected.length() >= LIMIT) {
            send();
        }
    }

    private void send() throws IOException {
        Buffer piece = collected;
        collected = Buffer.buffer(0);
        if (!begun) {
            begun = true;
            refused = !exchange.begin();
            if (!refused) {
                Responder.head(exchange, answer, false);
                if (!exchange.response().headers().contains(HttpHeaders.CONTENT_LENGTH)) {
                    exchange.response().setChunked(true);
                }
            }
        }
        if (refused || exchange.gone()) {
            throw new IOException("The client has left");
        }
        if (!isHead()) {
            await(piece);
        }
    }

    private boolean isHead() {
        return exchange.request().method() == HttpMethod.HEAD;
    }

    /** Waits until the client has room, or is gone; one that takes nothing for too long is sent away. */
    private void await(Buffer piece) throws IOException {
        CompletableFuture<Void> sent = new CompletableFuture<>();
        exchange.vertx().runOnContext(nothing -> exchange.response().write(piece).onComplete(result -> {
            if (result.succeeded()) {
                sent.complete(null);
            } else {
                sent.completeExceptionally(result.cause());
            }
        }));
        try {
            sent.get(exchange.serving().limits().times().write().toNanos(), TimeUnit.NANOSECONDS);
        } catch (TimeoutException e) {
            Disconnection.cut(exchange.request());
            throw new IOException("The client didn't take its answer in time", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new InterruptedIOException("Interrupted while a client took its answer");
        } catch (ExecutionException e) {
            throw new IOException("The client doesn't take its answer", e.getCause());
        }
    }

    /** Sends what is left. */
    void complete() {
        if (!begun) {
            Responder.head(exchange, answer, false);
            exchange.end(null, collected);
        } else if (!refused) {
            exchange.response().end(isHead() ? Buffer.buffer(0) : collected);
            exchange.finish();
        }
    }

    /** Ends an answer that can't be completed so that the client notices. */
    void giveUp() {
        if (begun && !refused) {
            exchange.response().reset();
            exchange.finish();
        }
    }
}
