package dev.straightway.runtime.http.stream;

import java.util.ArrayDeque;
import java.util.Queue;

/**
 * Keeps the signals of a publisher in their order, until the event loop takes them: one may come on a worker and the next on
 * the event loop itself, which would overtake it. Thread safe.
 */
final class Inbox {

    /** That nothing more comes. */
    static final Object COMPLETE = new Object();

    /** That nothing more comes, since something has failed. */
    record Failed(Throwable failure) {
    }

    private final Queue<Object> signals = new ArrayDeque<>(2);

    synchronized void add(Object signal) {
        signals.add(signal);
    }

    /** {@return the next signal, which stays; {@code null} if there is none} */
    synchronized Object peek() {
        return signals.peek();
    }

    synchronized void remove() {
        signals.remove();
    }

    synchronized void clear() {
        signals.clear();
    }
}
