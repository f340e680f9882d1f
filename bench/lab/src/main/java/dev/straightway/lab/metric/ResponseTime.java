package dev.straightway.lab.metric;

import java.util.OptionalDouble;
import java.util.function.ToLongFunction;

import dev.straightway.lab.load.LoadResult;
import dev.straightway.lab.results.Results.MeasuredMetric;

/** What so many per cent of the answers needed at the most, in the closed loop: a service time, not what a client waits. */
record ResponseTime(String name, String percentile, ToLongFunction<LoadResult.Latency> nanos) implements Metric {

    @Override
    public MeasuredMetric description() {
        return new MeasuredMetric(name, percentile + " % served within, closed loop", "µs", true, false,
                "measured by the generator, in the closed loop: it sends nothing while it waits, so prefer the pass at a"
                        + " fixed rate; none if the generator was the bottleneck");
    }

    @Override
    public OptionalDouble of(Observation observation) {
        long value = nanos.applyAsLong(observation.load().latency());
        return value < 0 ? OptionalDouble.empty() : OptionalDouble.of(value / 1e3);
    }
}
