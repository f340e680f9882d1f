package dev.straightway.lab.metric;

import java.util.OptionalDouble;

import dev.straightway.lab.results.Results.MeasuredMetric;

/** How long the compiler worked during the window. */
final class Compilation implements Metric {

    @Override
    public MeasuredMetric description() {
        return new MeasuredMetric("jit", "JIT time", "ms", true, false,
                "CompilationMXBean, in the timed window; what is left of the warm-up");
    }

    @Override
    public OptionalDouble of(Observation observation) {
        return OptionalDouble.of(observation.after().jitMillis() - observation.before().jitMillis());
    }
}
