package dev.straightway.lab.metric;

import java.util.OptionalDouble;

import dev.straightway.lab.results.Results.MeasuredMetric;

/** The part of the window in which collections stopped the application. */
final class CollectionShare implements Metric {

    @Override
    public MeasuredMetric description() {
        return new MeasuredMetric("gc-share", "GC time", "%", true, false,
                "GarbageCollectorMXBean: time of collections (of pauses for ZGC and Shenandoah), divided by that of the"
                        + " window");
    }

    @Override
    public OptionalDouble of(Observation observation) {
        long millis = observation.after().gcMillis() - observation.before().gcMillis();
        return OptionalDouble.of(100.0 * millis * 1_000_000 / observation.load().durationNanos());
    }
}
