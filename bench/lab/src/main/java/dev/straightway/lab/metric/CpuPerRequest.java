package dev.straightway.lab.metric;

import java.util.OptionalDouble;
import java.util.function.ToLongFunction;

import dev.straightway.lab.measure.ProcessTimes;
import dev.straightway.lab.results.Results.MeasuredMetric;

/** Microseconds of the server's CPU for each request, of the user's side, the system's or both. */
record CpuPerRequest(MeasuredMetric description, ToLongFunction<ProcessTimes> micros) implements Metric {

    static final CpuPerRequest USER = of("user-cpu", "User CPU", true, "user time of", ProcessTimes::userMicros);
    static final CpuPerRequest SYSTEM = of("system-cpu", "System CPU", false, "system time of", ProcessTimes::systemMicros);
    static final CpuPerRequest TOTAL = of("cpu", "Total CPU", false, "user and system time of", ProcessTimes::totalMicros);

    private static CpuPerRequest of(String name, String title, boolean primary, String what,
            ToLongFunction<ProcessTimes> micros) {
        return new CpuPerRequest(new MeasuredMetric(name, title, "µs/request", true, primary,
                what + " /proc/PID/stat over all threads of the server, JIT and GC among them, in ticks of 10 ms"), micros);
    }

    @Override
    public OptionalDouble of(Observation observation) {
        return observation.cpu().stream()
                .mapToDouble(cpu -> (double) micros.applyAsLong(cpu) / observation.load().requests()).findFirst();
    }
}
