package dev.straightway.lab.metric;

import java.util.OptionalDouble;
import java.util.function.ToLongFunction;

import dev.straightway.lab.measure.ProcessTimes;
import dev.straightway.lab.results.Results.MeasuredMetric;

/** Microseconds of the server's CPU for each request, of the user's side or the system's, which the kernel only samples. */
record CpuPerRequest(MeasuredMetric description, ToLongFunction<ProcessTimes> micros) implements Metric {

    static final CpuPerRequest USER = of("user-cpu", "User CPU", "user time of", ProcessTimes::userMicros);
    static final CpuPerRequest SYSTEM = of("system-cpu", "System CPU", "system time of", ProcessTimes::systemMicros);

    private static CpuPerRequest of(String name, String title, String what, ToLongFunction<ProcessTimes> micros) {
        return new CpuPerRequest(new MeasuredMetric(name, title, "µs/request", true, false,
                what + " /proc/PID/stat over all threads of the server, JIT and GC among them; which of the two it is the"
                        + " kernel samples at its ticks, with the error given beside it"),
                micros);
    }

    @Override
    public OptionalDouble of(Observation observation) {
        return observation.cpu().stream()
                .mapToDouble(cpu -> (double) micros.applyAsLong(cpu) / observation.load().requests()).findFirst();
    }
}
