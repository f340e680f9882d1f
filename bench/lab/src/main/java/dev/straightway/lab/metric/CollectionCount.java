package dev.straightway.lab.metric;

import java.util.OptionalDouble;

import dev.straightway.lab.results.Results.MeasuredMetric;

/** How many collections the window saw. */
final class CollectionCount implements Metric {

    @Override
    public MeasuredMetric description() {
        return new MeasuredMetric("gc-count", "Collections", "", true, false,
                "GarbageCollectorMXBean, in the timed window; cycles for ZGC and Shenandoah");
    }

    @Override
    public OptionalDouble of(Observation observation) {
        return OptionalDouble.of(observation.after().gcCount() - observation.before().gcCount());
    }
}
