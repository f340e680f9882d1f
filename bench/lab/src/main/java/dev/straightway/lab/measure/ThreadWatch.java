package dev.straightway.lab.measure;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Watches what the threads of a process do, kind by kind, until it is asked.
 * <p>
 * A thread takes its counters with it when it ends. So the watch looks several times a second; HotSpot ends a compiler
 * thread, and pools end a worker, when it was idle for longer than that, so that nothing of those is lost. What threads did
 * that lived too short to be seen is what the counters of the whole process have beyond those that were seen: it counts for
 * the requests.
 * <p>
 * One thread asks; another one looks meanwhile.
 */
public final class ThreadWatch implements AutoCloseable {

    private static final long LOOK_MILLIS = 200;
    /** {@code /proc/PID/stat} cuts user and system time off to whole ticks, before and after. */
    private static final long CUT_OFF_NANOS = 40_000_000;

    private record Seen(Task began, Task last) {

        long runNanos() {
            return last.runNanos() - began.runNanos();
        }
    }

    private final Supplier<Map<String, Task>> source;
    private final Map<String, Seen> living = new HashMap<>();
    private final Map<ThreadKind, Long> runNanos = new EnumMap<>(ThreadKind.class);
    private final Thread looking;
    private long waitNanos;
    private boolean ended;

    /** {@return a watch that has begun; nothing where the kernel tells nothing of threads} */
    public static Optional<ThreadWatch> of(long pid) {
        ThreadWatch watch = new ThreadWatch(() -> Task.of(pid));
        if (watch.living.isEmpty()) {
            return Optional.empty();
        }
        watch.looking.start();
        return Optional.of(watch);
    }

    ThreadWatch(Supplier<Map<String, Task>> source) {
        this.source = source;
        source.get().forEach((id, task) -> living.put(id, new Seen(task, task)));
        this.looking = new Thread(this::watch, "thread-watch");
        this.looking.setDaemon(true);
    }

    /**
     * {@return what the threads did since the watch began; it ends with that}
     *
     * @param process what the whole process used meanwhile, where that is known
     */
    public ThreadTimes end(Optional<ProcessTimes> process) {
        close();
        synchronized (this) {
            look();
            living.values().forEach(this::count);
            living.clear();
            long seen = runNanos.values().stream().mapToLong(Long::longValue).sum();
            long unseen = process.map(times -> times.totalMicros() * 1_000 - CUT_OFF_NANOS - seen).orElse(0L);
            runNanos.merge(ThreadKind.REQUEST, Math.max(0, unseen), Long::sum);
            return new ThreadTimes(Map.copyOf(runNanos), waitNanos);
        }
    }

    @Override
    public void close() {
        synchronized (this) {
            ended = true;
            notifyAll();
        }
    }

    private synchronized void watch() {
        try {
            while (!ended) {
                look();
                wait(LOOK_MILLIS);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** A number may belong to another thread by now: its counters are less then. */
    synchronized void look() {
        Map<String, Task> now = source.get();
        living.entrySet().removeIf(entry -> {
            Task task = now.get(entry.getKey());
            boolean gone = task == null || task.runNanos() < entry.getValue().last().runNanos();
            if (gone) {
                count(entry.getValue());
            }
            return gone;
        });
        now.forEach((id, task) -> living.compute(id, (same, seen) -> new Seen(seen == null ? new Task(task.kind(), 0, 0)
                : seen.began(), task)));
    }

    private void count(Seen seen) {
        runNanos.merge(seen.last().kind(), seen.runNanos(), Long::sum);
        waitNanos += seen.last().waitNanos() - seen.began().waitNanos();
    }
}
