package dev.straightway.runtime.http;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

import jakarta.ws.rs.WebApplicationException;

import io.vertx.core.buffer.Buffer;

/** A body that code of the application waits for: a filter that reads the entity before the method does. */
final class AwaitedBody implements RequestBody.Receiver {

    private final VertxExchange exchange;
    private final CompletableFuture<Buffer> outcome = new CompletableFuture<>();
    /** On the event loop only. */
    private RequestBody reading;

    AwaitedBody(VertxExchange exchange) {
        this.exchange = exchange;
    }

    /**
     * {@return the body, which a thread waits for that may}
     *
     * @throws IOException if the client leaves
     * @throws WebApplicationException if the body is refused
     */
    Buffer read() throws IOException {
        exchange.onEventLoop(() -> reading = RequestBody.read(exchange, this));
        try {
            return outcome();
        } catch (TimeoutException late) {
            exchange.onEventLoop(() -> reading.late());
        }
        try {
            return outcome();
        } catch (TimeoutException stuck) {
            throw new IOException("The event loop doesn't give the body up", stuck);
        }
    }

    private Buffer outcome() throws IOException, TimeoutException {
        try {
            return outcome.get(exchange.serving().limits().times().read().toNanos(), TimeUnit.NANOSECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new InterruptedIOException("Interrupted while a client sent its body");
        } catch (ExecutionException e) {
            if (e.getCause() instanceof WebApplicationException refused) {
                throw refused;
            }
            throw new IOException(e.getCause().getMessage(), e.getCause());
        }
    }

    @Override
    public void arrived(Buffer whole) {
        outcome.complete(whole);
    }

    @Override
    public void refused(WebApplicationException reason) {
        outcome.completeExceptionally(reason);
    }

    @Override
    public void lost() {
        outcome.completeExceptionally(new IOException("The client has left in the middle of its body"));
    }
}
