package dev.straightway.it;

import io.quarkus.runtime.BlockingOperationControl;

/** Tells which kind of thread runs a resource method. */
final class Threads {

    /**
     * Whether the stack claims to call {@code @NonBlocking} methods on the event loop. RESTEasy Classic does not: its
     * application says so by a file on the class path. Looked for once.
     */
    static final boolean EVENT_LOOP_CLAIMED = Thread.currentThread().getContextClassLoader()
            .getResource("straightway-it-workers-only") == null;

    private Threads() {
    }

    /** Fails on a thread that may block where the stack claims the event loop. */
    static void requireEventLoop() {
        if (EVENT_LOOP_CLAIMED && BlockingOperationControl.isBlockingAllowed()) {
            throw new IllegalStateException("Not on an event loop: " + Thread.currentThread().getName());
        }
    }

    /** {@return {@code event-loop}, {@code worker} or {@code virtual}} */
    static String kind() {
        if (!BlockingOperationControl.isBlockingAllowed()) {
            return "event-loop";
        }
        return Thread.currentThread().getClass().getName().contains("Virtual") ? "virtual" : "worker";
    }
}
