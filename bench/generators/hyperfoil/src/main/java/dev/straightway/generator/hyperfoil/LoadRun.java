package dev.straightway.generator.hyperfoil;

import java.io.IOException;
import java.lang.management.CompilationMXBean;
import java.lang.management.ManagementFactory;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;

import org.HdrHistogram.Histogram;

import com.sun.management.OperatingSystemMXBean;

import io.hyperfoil.api.statistics.StatisticsSnapshot;
import io.hyperfoil.core.impl.LocalSimulationRunner;

/** Runs one load with Hyperfoil's local runner; one object a load. */
final class LoadRun {

    private static final int CONNECT_MILLIS = 5000;
    private static final OperatingSystemMXBean SYSTEM = ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);
    private static final CompilationMXBean COMPILERS = ManagementFactory.getCompilationMXBean();

    private final Load load;
    private final long asked;
    private final Answers answers = new Answers();
    private final Schedule schedule;
    private final StatisticsSnapshot total = new StatisticsSnapshot();
    private volatile long cpuBefore;
    private volatile long jitMillisBefore;

    /** @param asked when the load was asked for, by {@link System#nanoTime()} */
    LoadRun(Load load, long asked) {
        this.load = load;
        this.asked = asked;
        this.schedule = new Schedule(load.perSecond(), answers.times()::getTotalCount, this::begin);
    }

    private void begin() {
        cpuBefore = SYSTEM.getProcessCpuTime();
        jitMillisBefore = jitMillis();
    }

    /** A JVM that only interprets has no compiler to ask. */
    private static long jitMillis() {
        return COMPILERS == null ? 0 : COMPILERS.getTotalCompilationTime();
    }

    /** Runs it; what prevents it is said in the result. */
    Measured run() {
        try (Socket probe = new Socket()) {
            // Hyperfoil itself would wait for its connections.
            probe.connect(new InetSocketAddress(load.host(), load.port()), CONNECT_MILLIS);
        } catch (IOException e) {
            return Measured.failed("can't connect to " + load.host() + ":" + load.port() + " (" + e.getMessage() + ")");
        }
        new LocalSimulationRunner(new LoadBenchmark(load, schedule, answers).build(),
                (phase, step, metric, snapshot, countDown) -> add(snapshot), null, null).run();
        long cpu = SYSTEM.getProcessCpuTime() - cpuBefore;
        long jit = TimeUnit.MILLISECONDS.toNanos(jitMillis() - jitMillisBefore);
        long wall = Math.max(1, System.nanoTime() - schedule.origin());
        boolean begun = schedule.origin() != 0;
        return measured(begun ? (double) cpu / wall : 0, begun ? (double) jit / wall : 0);
    }

    private synchronized void add(StatisticsSnapshot snapshot) {
        total.add(snapshot);
    }

    /**
     * @param cores of CPU that this process kept busy
     * @param jitShare the part of the time in which its compilers worked
     */
    private Measured measured(double cores, double jitShare) {
        Histogram times = answers.times();
        long duration = Math.max(TimeUnit.SECONDS.toNanos(load.seconds()), answers.last() - schedule.origin());
        int usable = Math.min(load.threads(), SYSTEM.getAvailableProcessors());
        long begun = schedule.origin() == 0 ? 0 : schedule.origin() - asked;
        return new Measured(times.getTotalCount(), duration, PercentileCurve.of(times), Measured.Latency.of(times),
                new Measured.Pace(schedule.late(), schedule.unsent(load.seconds()), schedule.generatorLate()),
                Math.min(1, cores / usable), jitShare, errors(), null, Measured.Share.of(times, begun), 0);
    }

    private Map<String, Long> errors() {
        Map<String, Long> errors = new LinkedHashMap<>(answers.errors());
        errors.put("connection", (long) total.connectionErrors);
        errors.put("timeout", (long) total.requestTimeouts);
        errors.put("internal", (long) total.internalErrors);
        errors.values().removeIf(count -> count == 0);
        return errors;
    }
}
