package dev.straightway.lab.metric;

import java.util.OptionalDouble;

import dev.straightway.lab.results.Results.MeasuredMetric;

/** What the build of a Quarkus application takes beyond the compiler. */
final class Augmentation implements Metric {

    @Override
    public MeasuredMetric description() {
        return new MeasuredMetric("augmentation", "Augmentation", "ms", true, false,
                "wall time of a fresh JVM that augments the application again, from start to end, once in each of the first"
                        + " rounds (lab.augmentation)");
    }

    @Override
    public OptionalDouble of(Observation observation) {
        return observation.augmentationMillis();
    }
}
