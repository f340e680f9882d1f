package dev.straightway.generator.hyperfoil;

import java.io.PrintStream;
import java.lang.management.LockInfo;
import java.lang.management.ManagementFactory;
import java.lang.management.OperatingSystemMXBean;
import java.lang.management.ThreadInfo;
import java.time.Duration;
import java.util.Locale;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Writes what all threads are doing when a load doesn't end in its time, so that the log says why this
 * process was killed. The CPU that the process has used meanwhile shows whether it waited, or the machine had no time for it.
 */
final class StuckWatch implements AutoCloseable {

    /** How late a load is when it is written. The lab looks for it, and kills a process that is 40 s late. */
    static final Duration LATE = Duration.ofSeconds(30);

    /** What it begins with. */
    static final String MARK = "STUCK: ";

    private final CountDownLatch ended = new CountDownLatch(1);
    private final OperatingSystemMXBean system = ManagementFactory.getOperatingSystemMXBean();
    private final long cpuBefore = cpuNanos();
    private final Duration limit;
    private final PrintStream out;
    private final Thread watch;

    /** @param limit from now on */
    StuckWatch(Duration limit, PrintStream out) {
        this.limit = limit;
        this.out = out;
        this.watch = new Thread(this::watch, "stuck-watch");
        watch.setDaemon(true);
        watch.start();
    }

    /** The load has ended. */
    @Override
    public void close() {
        ended.countDown();
    }

    /** Waits until it has written, or was closed. */
    void join() throws InterruptedException {
        watch.join();
    }

    private void watch() {
        try {
            if (!ended.await(limit.toNanos(), TimeUnit.NANOSECONDS)) {
                out.print(words());
                out.flush();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private String words() {
        StringBuilder text = new StringBuilder(String.format(Locale.ROOT,
                "%sno end after %d s, in which this process had %.1f s of CPU; the load average is %.1f. Its threads:%n", MARK,
                limit.toSeconds(), (cpuNanos() - cpuBefore) / 1e9, system.getSystemLoadAverage()));
        for (ThreadInfo thread : ManagementFactory.getThreadMXBean().dumpAllThreads(false, false)) {
            text.append('"').append(thread.getThreadName()).append("\" ").append(thread.getThreadState()).append(lock(thread))
                    .append('\n');
            for (StackTraceElement frame : thread.getStackTrace()) {
                text.append("  at ").append(frame).append('\n');
            }
        }
        return text.toString();
    }

    private static String lock(ThreadInfo thread) {
        LockInfo lock = thread.getLockInfo();
        String owner = thread.getLockOwnerName() == null ? "" : " of \"" + thread.getLockOwnerName() + '"';
        return lock == null ? "" : " on " + lock + owner;
    }

    private long cpuNanos() {
        return system instanceof com.sun.management.OperatingSystemMXBean own ? own.getProcessCpuTime() : 0;
    }
}
