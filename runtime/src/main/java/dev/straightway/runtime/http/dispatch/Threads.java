package dev.straightway.runtime.http.dispatch;

import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Supplier;

import dev.straightway.runtime.invocation.ThreadModel;

/**
 * What runs methods that don't run on the event loop.
 *
 * @param worker runs methods that may block
 * @param virtual runs methods on virtual threads
 */
public record Threads(Supplier<Executor> worker, Supplier<Executor> virtual) {

    /**
     * Gives a task to a thread that isn't an event loop.
     *
     * @return {@code null}, or why there is no thread for it
     */
    RejectedExecutionException run(ThreadModel thread, Runnable task) {
        try {
            (thread == ThreadModel.WORKER ? worker : virtual).get().execute(task);
            return null;
        } catch (RejectedExecutionException full) {
            return full;
        }
    }
}
