package dev.straightway.lab.metric;

import java.util.OptionalDouble;

import dev.straightway.lab.results.Results.MeasuredMetric;

/** What the build of a Quarkus application takes beyond the compiler. */
final class Augmentation implements Metric {

    @Override
    public MeasuredMetric description() {
        return new MeasuredMetric("augmentation", "Augmentation", "ms", true, false,
                "duration in the build-metrics.json beside a Quarkus application; of its last build, one reading");
    }

    @Override
    public OptionalDouble of(Observation observation) {
        return observation.augmentationMillis();
    }
}
