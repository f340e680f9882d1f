package dev.straightway.runtime.sse;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

import jakarta.ws.rs.sse.OutboundSseEvent;
import jakarta.ws.rs.sse.SseBroadcaster;
import jakarta.ws.rs.sse.SseEventSink;

/**
 * Sends events to many sinks (Jakarta REST 3.1 §9.4).
 * <p>
 * Thread safe; no lock is held while a sink or a listener runs. Events that one thread broadcasts reach every sink in that
 * thread's order; sinks may see those of two threads in different orders. A sink that is registered twice is so once.
 * <p>
 * A sink leaves when it is closed, by whomever, and {@code onClose} is called then and not only at the next event, so that
 * the sinks of clients that left don't pile up. A sink that fails leaves too and is closed: {@code onError}
 * and {@code onClose} are called, in no promised order. An {@link EventSink} that only could not write the entity has not
 * failed: {@code onError} is called and it stays, otherwise one event without a writer would drop every client.
 * {@code onClose} is called once for each sink that leaves, whatever the reason, except for {@code close(false)}.
 */
final class Broadcaster implements SseBroadcaster {

    /** Its own, as the application may lock this object. */
    private final Object lock = new Object();
    private final Listeners listeners = new Listeners();
    private final Set<SseEventSink> sinks = new LinkedHashSet<>();
    private boolean closed;

    @Override
    public void onError(BiConsumer<SseEventSink, Throwable> onError) {
        synchronized (lock) {
            ensureOpen();
            listeners.addOfErrors(Objects.requireNonNull(onError, "onError"));
        }
    }

    @Override
    public void onClose(Consumer<SseEventSink> onClose) {
        synchronized (lock) {
            ensureOpen();
            listeners.addOfClosing(Objects.requireNonNull(onClose, "onClose"));
        }
    }

    @Override
    public void register(SseEventSink sseEventSink) {
        synchronized (lock) {
            ensureOpen();
            sinks.add(Objects.requireNonNull(sseEventSink, "sseEventSink"));
        }
        if (sseEventSink instanceof EventSink sink) {
            sink.join(this);
        }
    }

    /**
     * @return completes when each sink has taken the event or has failed, so that the slowest client sets the pace of a
     *         sender that waits for it; never exceptionally, since failures are told to the listeners
     */
    @Override
    public CompletionStage<?> broadcast(OutboundSseEvent event) {
        List<SseEventSink> now;
        synchronized (lock) {
            ensureOpen();
            now = List.copyOf(sinks);
        }
        Objects.requireNonNull(event, "event");
        return CompletableFuture.allOf(now.stream().map(sink -> send(sink, event)).toArray(CompletableFuture<?>[]::new));
    }

    @Override
    public void close() {
        close(true);
    }

    @Override
    public void close(boolean cascading) {
        List<SseEventSink> left;
        synchronized (lock) {
            closed = true;
            left = List.copyOf(sinks);
            sinks.clear();
        }
        left.forEach(cascading ? this::closeAndTell : this::forget);
    }

    /** Lets a sink that was closed leave. */
    void closed(SseEventSink sink) {
        if (remove(sink)) {
            forget(sink);
            listeners.closed(sink);
        }
    }

    private CompletableFuture<Void> send(SseEventSink sink, OutboundSseEvent event) {
        CompletableFuture<Void> settled = new CompletableFuture<>();
        if (sink.isClosed()) {
            closed(sink);
            settled.complete(null);
            return settled;
        }
        try {
            sink.send(event).whenComplete((taken, failure) -> {
                if (failure != null) {
                    failed(sink, Causes.of(failure));
                }
                settled.complete(null);
            });
        } catch (Throwable failure) {
            threw(sink, failure);
            settled.complete(null);
        }
        return settled;
    }

    /** A sink that was closed after it was looked at throws: that is no error. */
    private void threw(SseEventSink sink, Throwable failure) {
        if (failure instanceof IllegalStateException && sink.isClosed()) {
            closed(sink);
        } else {
            failed(sink, failure);
        }
    }

    private void failed(SseEventSink sink, Throwable failure) {
        listeners.error(sink, failure);
        boolean stays = sink instanceof EventSink && !sink.isClosed();
        if (!stays && remove(sink)) {
            closeAndTell(sink);
        }
    }

    private void closeAndTell(SseEventSink sink) {
        forget(sink);
        try {
            sink.close();
        } catch (Throwable failure) {
            listeners.error(sink, failure);
        }
        listeners.closed(sink);
    }

    private void forget(SseEventSink sink) {
        if (sink instanceof EventSink ours) {
            ours.leave(this);
        }
    }

    private boolean remove(SseEventSink sink) {
        synchronized (lock) {
            return sinks.remove(sink);
        }
    }

    private void ensureOpen() {
        if (closed) {
            throw new IllegalStateException("The broadcaster is closed");
        }
    }
}
