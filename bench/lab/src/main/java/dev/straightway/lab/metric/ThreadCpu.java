package dev.straightway.lab.metric;

import java.util.OptionalDouble;
import java.util.function.ToLongFunction;

import dev.straightway.lab.measure.ThreadKind;
import dev.straightway.lab.measure.ThreadTimes;
import dev.straightway.lab.results.Results.MeasuredMetric;

/** Microseconds on a core for each request, of all threads of the server or of a kind of them, as the scheduler counts them. */
record ThreadCpu(MeasuredMetric description, ToLongFunction<ThreadTimes> nanos) implements Metric {

    private static final double NANOS_PER_MICRO = 1e3;
    private static final String COUNTED = "nanoseconds of the scheduler (/proc/PID/task/*/schedstat), looked at every 200 ms"
            + " so that ended threads count: ";

    /** What verdicts rest on. */
    static final ThreadCpu STEADY = of("cpu", "CPU", true, "all threads except the JVM's compilers, whose work belongs to the"
            + " warm-up",
            times -> times.totalNanos() - times.nanos(ThreadKind.COMPILER));
    static final ThreadCpu REQUEST = of("request-cpu", "CPU of request threads", false,
            "event loops, workers and all other threads that aren't the JVM's own", times -> times.nanos(ThreadKind.REQUEST));
    static final ThreadCpu COLLECTOR = of("gc-cpu", "CPU of the collector", false,
            "the collector's threads and the VM thread, by the names that HotSpot gives them",
            times -> times.nanos(ThreadKind.COLLECTOR));
    static final ThreadCpu COMPILER = of("jit-cpu", "CPU of the compilers", false, "C1, C2 and JVMCI, by the names that"
            + " HotSpot gives them",
            times -> times.nanos(ThreadKind.COMPILER));
    static final ThreadCpu ALL = of("total-cpu", "CPU with compilers", false, "all threads", ThreadTimes::totalNanos);

    private static ThreadCpu of(String name, String title, boolean primary, String what, ToLongFunction<ThreadTimes> nanos) {
        return new ThreadCpu(new MeasuredMetric(name, title, "µs/request", true, primary, COUNTED + what), nanos);
    }

    @Override
    public OptionalDouble of(Observation observation) {
        return observation.threads().stream()
                .mapToDouble(times -> nanos.applyAsLong(times) / NANOS_PER_MICRO / observation.load().requests()).findFirst();
    }
}
