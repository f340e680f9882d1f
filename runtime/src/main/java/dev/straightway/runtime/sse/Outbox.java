package dev.straightway.runtime.sse;

import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

/**
 * Hands the events of one sink to its channel: whole, in the order they came, one at a time.
 * <p>
 * Thread safe. Whichever sender finds no other one at it hands over all that waits, its own event and those that come
 * meanwhile; the lock is held for the queue alone, never while the channel or a sender's callback runs, so a channel with
 * locks of its own can't deadlock with it and a callback may send again.
 * <p>
 * Bytes are outstanding from the moment they are accepted until the channel has taken them.
 */
final class Outbox {

    private record Letter(byte[] bytes, CompletableFuture<Void> taken) {
    }

    private static final Letter END = new Letter(new byte[0], new CompletableFuture<>());

    private final EventChannel channel;
    private final long mostOutstanding;
    private final Runnable broken;
    private final Queue<Letter> waiting = new ArrayDeque<>();
    private long outstanding;
    private boolean sealed;
    private boolean handingOver;
    private volatile Throwable failure;

    /**
     * @param broken runs when the stream can't go on, a write failed or too much was outstanding, before the sender learns it
     */
    Outbox(EventChannel channel, long mostOutstanding, Runnable broken) {
        this.channel = channel;
        this.mostOutstanding = mostOutstanding;
        this.broken = broken;
    }

    /**
     * @return completes when the channel has taken the bytes
     * @throws IllegalStateException after {@link #end()}
     */
    CompletionStage<Void> send(byte[] bytes) {
        CompletableFuture<Void> taken = new CompletableFuture<>();
        if (accept(new Letter(bytes, taken))) {
            handOver();
        } else {
            broken.run();
            taken.completeExceptionally(new SlowClientException(mostOutstanding));
        }
        return taken;
    }

    /** Ends the channel after all that was accepted, and accepts nothing more. */
    void end() {
        synchronized (this) {
            if (sealed) {
                return;
            }
            sealed = true;
            waiting.add(END);
        }
        handOver();
    }

    /** Looks at what is outstanding before, not after: an event larger than the limit can be sent too, on its own. */
    private synchronized boolean accept(Letter letter) {
        if (sealed) {
            throw new IllegalStateException(EventSink.CLOSED);
        }
        if (outstanding >= mostOutstanding) {
            return false;
        }
        outstanding += letter.bytes().length;
        waiting.add(letter);
        return true;
    }

    private void handOver() {
        synchronized (this) {
            if (handingOver) {
                return;
            }
            handingOver = true;
        }
        for (Letter next = next(); next != null; next = next()) {
            write(next);
        }
    }

    private synchronized Letter next() {
        Letter next = waiting.poll();
        handingOver = next != null;
        return next;
    }

    private void write(Letter letter) {
        if (letter == END) {
            if (!channel.isClosed()) {
                channel.end();
            }
        } else if (failure != null) {
            settle(letter, failure);
        } else {
            try {
                channel.write(letter.bytes()).whenComplete((nothing, problem) -> settle(letter, problem));
            } catch (Throwable refused) {
                settle(letter, refused);
            }
        }
    }

    private void settle(Letter letter, Throwable problem) {
        synchronized (this) {
            outstanding -= letter.bytes().length;
        }
        if (problem == null) {
            letter.taken().complete(null);
        } else {
            failure = Causes.of(problem);
            broken.run();
            letter.taken().completeExceptionally(failure);
        }
    }
}
