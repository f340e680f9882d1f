package dev.straightway.runtime.sse;

import java.util.Objects;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;

import jakarta.ws.rs.sse.OutboundSseEvent;
import jakarta.ws.rs.sse.SseEventSink;

/**
 * The stream of events to one client (Jakarta REST 3.1 §9.3).
 * <p>
 * Thread safe: events of concurrent senders arrive whole, those of one sender in its order. The entity is written on the
 * sender's thread. A sink is closed when the application closes it, when the client leaves, when a write fails, and when a
 * sender overruns the client:
 * <p>
 * The stage of {@link #send} completes when the connection has taken the event, so a sender that waits for it goes at the
 * pace of the client. One that doesn't wait may run ahead by a limited number of bytes, {@link #MOST_OUTSTANDING} unless
 * told otherwise. Beyond, the stage fails with {@link SlowClientException}, what was accepted is still sent, and the stream
 * ends. It ends rather than drop events, because a client that loses its connection reconnects and tells the last id it
 * saw, while one that misses an event in the middle never knows; and it doesn't buffer without limit, because then one
 * stalled client could take the memory of all. {@code send} never blocks, as it may be called on an event loop.
 */
public final class EventSink implements SseEventSink {

    /**
     * How many bytes a sender may be ahead of its client by default: 1 MiB. Sixteen times what the connection itself calls
     * full (64 KiB), so bursts of a thousand common events pass; and a thousand clients that stall hold one GiB at most.
     */
    public static final long MOST_OUTSTANDING = 1 << 20;

    static final String CLOSED = "The sink is closed: no event can be sent";

    private final EventChannel channel;
    private final EventBodies bodies;
    private final Outbox outbox;
    private final AtomicBoolean closed = new AtomicBoolean();
    private final Set<Broadcaster> broadcasters = ConcurrentHashMap.newKeySet();

    private EventSink(EventChannel channel, EventBodies bodies, long mostOutstanding) {
        this.channel = channel;
        this.bodies = bodies;
        this.outbox = new Outbox(channel, mostOutstanding, this::close);
    }

    /** {@return a sink that writes to a channel, with the usual limit} */
    public static EventSink on(EventChannel channel, EventBodies bodies) {
        return on(channel, bodies, MOST_OUTSTANDING);
    }

    /**
     * {@return a sink that writes to a channel}
     *
     * @param mostOutstanding bytes; an event is accepted while fewer are outstanding, so one of any size can be sent
     */
    public static EventSink on(EventChannel channel, EventBodies bodies, long mostOutstanding) {
        if (mostOutstanding <= 0) {
            throw new IllegalArgumentException("mostOutstanding must be positive: " + mostOutstanding);
        }
        EventSink sink = new EventSink(channel, bodies, mostOutstanding);
        channel.onClose(sink::close);
        return sink;
    }

    @Override
    public boolean isClosed() {
        return closed.get() || channel.isClosed();
    }

    /**
     * @return completes when the connection has taken the event; exceptionally when its entity can't be written, which
     *         leaves the sink open, and when the connection fails or is overrun, which closes it
     * @throws IllegalStateException when the sink is closed
     * @throws NullPointerException when the event is {@code null}
     */
    @Override
    public CompletionStage<?> send(OutboundSseEvent event) {
        if (isClosed()) {
            throw new IllegalStateException(CLOSED);
        }
        Objects.requireNonNull(event, "event");
        byte[] bytes;
        try {
            bytes = EventEncoding.encode(event, bodies);
        } catch (Throwable unwritable) {
            return CompletableFuture.failedFuture(unwritable);
        }
        return outbox.send(bytes);
    }

    @Override
    public void close() {
        if (closed.compareAndSet(false, true)) {
            try {
                outbox.end();
            } finally {
                broadcasters.forEach(broadcaster -> broadcaster.closed(this));
            }
        }
    }

    /** Tells a broadcaster when this sink closes, at once where it is closed already. */
    void join(Broadcaster broadcaster) {
        broadcasters.add(broadcaster);
        if (isClosed()) {
            broadcaster.closed(this);
        }
    }

    void leave(Broadcaster broadcaster) {
        broadcasters.remove(broadcaster);
    }
}
