package dev.straightway.lab.measure;

import java.util.Map;

/**
 * What the threads of a process did in a while, those that ended in it among them.
 *
 * @param runNanos nanoseconds on a core, by what the threads are for
 * @param waitNanos nanoseconds in the queue for one, of all of them
 */
public record ThreadTimes(Map<ThreadKind, Long> runNanos, long waitNanos) {

    public long nanos(ThreadKind kind) {
        return runNanos.getOrDefault(kind, 0L);
    }

    /** {@return nanoseconds on a core of all threads} */
    public long totalNanos() {
        return runNanos.values().stream().mapToLong(Long::longValue).sum();
    }
}
