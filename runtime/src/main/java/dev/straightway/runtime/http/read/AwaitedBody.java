package dev.straightway.runtime.http.read;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

import jakarta.ws.rs.WebApplicationException;

import dev.straightway.runtime.http.exchange.VertxExchange;
import io.vertx.core.Context;
import io.vertx.core.buffer.Buffer;

/** A body that code of the application waits for: a filter that reads the entity before the method does. */
public final class AwaitedBody implements RequestBody.Receiver {

    private final VertxExchange exchange;
    private final CompletableFuture<Buffer> outcome = new CompletableFuture<>();
    /** On the event loop only. */
    private RequestBody reading;

    private AwaitedBody(VertxExchange exchange) {
        this.exchange = exchange;
    }

    /**
     * {@return the body as it was sent, which the thread waits for}
     *
     * @throws IllegalStateException on an event loop, where nobody may wait
     * @throws IOException if the client leaves
     * @throws WebApplicationException if the body is refused
     */
    public static Buffer of(VertxExchange exchange) throws IOException {
        if (exchange.sentBody() != null) {
            return exchange.sentBody();
        }
        if (Context.isOnEventLoopThread()) {
            if (exchange.hasEntity()) {
                throw new IllegalStateException("The entity is read on the event loop before it has come. "
                        + "Put @Blocking on the resource method whose filter reads it");
            }
            return Buffer.buffer();
        }
        WebApplicationException earlier = exchange.takeDetour().beginReading();
        if (earlier != null) {
            throw earlier;
        }
        try {
            exchange.received(new AwaitedBody(exchange).read());
        } catch (WebApplicationException reason) {
            exchange.takeDetour().refuseBody(reason);
            throw reason;
        }
        return exchange.sentBody();
    }

    private Buffer read() throws IOException {
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
            return outcome.get(exchange.surroundings().limits().times().read().toNanos(), TimeUnit.NANOSECONDS);
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
    public void arrived(VertxExchange request, Buffer whole) {
        outcome.complete(whole);
    }

    @Override
    public void refused(VertxExchange request, WebApplicationException reason) {
        outcome.completeExceptionally(reason);
    }

    @Override
    public void lost(VertxExchange request) {
        outcome.completeExceptionally(new IOException("The client has left in the middle of its body"));
    }
}
