package dev.straightway.lab.agent;

import java.lang.management.CompilationMXBean;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.util.function.Predicate;
import java.util.function.ToLongFunction;
import java.util.stream.LongStream;

import com.sun.management.ThreadMXBean;

/**
 * Reads the counters of this JVM into one line of {@code name=value} pairs; all of them only ever grow, but the live threads.
 */
final class JvmCounters {

    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private JvmCounters() {
    }

    static String line() {
        boolean total = TotalAllocation.available();
        return "allocatedBytes=" + (total ? TotalAllocation.bytes(THREADS) : allocatedByLiveThreads())
                + " countsEndedThreads=" + total
                + " startedThreads=" + THREADS.getTotalStartedThreadCount()
                + " liveThreads=" + THREADS.getThreadCount()
                + " peakThreads=" + THREADS.getPeakThreadCount()
                + " gcCount=" + collections(JvmCounters::collects, GarbageCollectorMXBean::getCollectionCount)
                + " gcMillis=" + collections(JvmCounters::pauses, GarbageCollectorMXBean::getCollectionTime)
                + " jitMillis=" + compilationMillis();
    }

    /** Before JDK 21 a thread takes its count with it when it ends; the lab tells by the numbers of threads whether one did. */
    private static long allocatedByLiveThreads() {
        long[] bytes = THREADS.getThreadAllocatedBytes(THREADS.getAllThreadIds());
        return LongStream.of(bytes).filter(count -> count > 0).sum();
    }

    private static long collections(Predicate<String> named, ToLongFunction<GarbageCollectorMXBean> counter) {
        return ManagementFactory.getGarbageCollectorMXBeans().stream().filter(bean -> named.test(bean.getName()))
                .mapToLong(counter).filter(count -> count > 0).sum();
    }

    /** ZGC and Shenandoah tell of their cycles, beside which the application goes on, and of the pauses in them. */
    static boolean pauses(String collector) {
        return !collector.endsWith(" Cycles");
    }

    /** {@return whether what is told by this name are collections, and not pauses of which each has several} */
    static boolean collects(String collector) {
        return !collector.endsWith(" Pauses");
    }

    private static long compilationMillis() {
        CompilationMXBean compilation = ManagementFactory.getCompilationMXBean();
        return compilation == null || !compilation.isCompilationTimeMonitoringSupported() ? 0
                : compilation.getTotalCompilationTime();
    }
}
