package dev.straightway.lab.metric;

import java.util.OptionalDouble;
import java.util.function.ToLongFunction;

import dev.straightway.lab.measure.ProcessTimes;
import dev.straightway.lab.measure.TickSampling;
import dev.straightway.lab.results.Results.MeasuredMetric;

/** How far user or system time of one trial can be off, since the kernel samples which of the two it is. */
record SamplingError(MeasuredMetric description, ToLongFunction<ProcessTimes> micros) implements Metric {

    static final SamplingError USER = of("user-cpu-error", "User CPU, ± of a trial", ProcessTimes::userMicros);
    static final SamplingError SYSTEM = of("system-cpu-error", "System CPU, ± of a trial", ProcessTimes::systemMicros);

    private static SamplingError of(String name, String title, ToLongFunction<ProcessTimes> micros) {
        return new SamplingError(new MeasuredMetric(name, title, "%", true, false,
                "half the 95 % interval of a share that is sampled " + TickSampling.TICKS_PER_SECOND
                        + " times in a second of CPU, as most kernels do"),
                micros);
    }

    @Override
    public OptionalDouble of(Observation observation) {
        return observation.cpu().stream()
                .mapToDouble(cpu -> 100 * TickSampling.error(micros.applyAsLong(cpu), cpu.totalMicros()))
                .filter(Double::isFinite).findFirst();
    }
}
