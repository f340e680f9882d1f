package dev.straightway.runtime.sse;

import java.util.concurrent.Executor;

/**
 * A thread for each task: the common pool of a small machine has one, and a task that waits for another would wait for ever.
 */
final class OwnThreads {

    static final Executor EACH = task -> {
        Thread thread = new Thread(task);
        thread.setDaemon(true);
        thread.start();
    };

    private OwnThreads() {
    }
}
