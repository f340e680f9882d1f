package dev.straightway.kit.quarkus;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;

import dev.straightway.kit.Likeness;
import dev.straightway.kit.NoAnswerException;
import dev.straightway.kit.Request;
import dev.straightway.kit.Response;

/**
 * A request that is asked so many times, one after the other, and its last answer. Begun on any thread, goes on where its
 * connection is. Of all answers but the last only status and length are looked at.
 */
final class Exchange {

    /** After how many answers at once others get their turn on the loop. */
    private static final int MOST_AT_ONCE = 256;

    private final Connections connections;
    private final Request request;
    private final Outgoing outgoing;
    private final Likeness likeness;
    private final CompletableFuture<Response> answer = new CompletableFuture<>();
    private final AtomicInteger answered = new AtomicInteger();
    private volatile Connection connection;
    private Incoming incoming;

    Exchange(Connections connections, Request request, int times) {
        this.connections = connections;
        this.request = request;
        this.outgoing = new Outgoing(request);
        this.likeness = new Likeness(request, times);
    }

    CompletableFuture<Response> answer() {
        return answer;
    }

    Outgoing outgoing() {
        return outgoing;
    }

    /** {@return what the answer that comes is put together in} */
    Incoming incoming() {
        return incoming;
    }

    /** {@return how many answers have come; others see it later} */
    int answered() {
        return answered.get();
    }

    /** Asks until all answers have come, or one doesn't come at once. On the loop of the connection. */
    void on(Connection free) {
        connection = free;
        for (int i = 0; i < MOST_AT_ONCE; i++) {
            if (answer.isDone()) {
                connections.giveBack(free);
                return;
            }
            incoming = new Incoming(outgoing.isHead(), likeness.isLast());
            if (!free.ask(this) || !wantsMoreOf(free)) {
                return;
            }
        }
        Connections.run(free.loop(), this, () -> on(free));
    }

    /** The answer is whole, after {@link Connection#ask} has returned. */
    void answeredLater(Connection free) {
        if (wantsMoreOf(free)) {
            on(free);
        }
    }

    void fail(RuntimeException reason) {
        answer.completeExceptionally(reason);
    }

    /** The caller no longer waits, so the request is broken off. */
    void giveUp() {
        answer.cancel(false);
        Connection used = connection;
        if (used != null) {
            Connections.run(used.loop(), null, () -> used.breakOff(this));
        }
    }

    /** {@return the failure for the thread that waits, with the stack of that thread} */
    RuntimeException reason(Throwable failure) {
        if (failure instanceof NoAnswerException) {
            return new NoAnswerException(failure.getMessage(), failure);
        }
        return new IllegalStateException(failure.getMessage(), failure);
    }

    @Override
    public String toString() {
        return request.toString();
    }

    private boolean wantsMoreOf(Connection free) {
        boolean more;
        try {
            more = likeness.wantsMore(incoming.status(), incoming.length());
            answered.lazySet(answered.getPlain() + 1);
            if (!more) {
                Response last = incoming.response();
                connections.giveBack(free);
                answer.complete(last);
                return false;
            }
        } catch (RuntimeException e) {
            // Not like the first, or not as long as it says.
            connections.giveBack(free);
            fail(e);
            return false;
        }
        if (free.carriesMore()) {
            return true;
        }
        connections.giveBack(free);
        connections.take(this);
        return false;
    }
}
