package dev.straightway.lab.metric;

import java.util.OptionalDouble;

import dev.straightway.lab.results.Results.MeasuredMetric;

/** How long the server needs to come to its best rate. */
final class TimeToPeak implements Metric {

    @Override
    public MeasuredMetric description() {
        return new MeasuredMetric("time-to-peak", "Time to peak", "s", true, false,
                "seconds of warm-up until a window of one second served within 5 % of the best");
    }

    @Override
    public OptionalDouble of(Observation observation) {
        return OptionalDouble.of(observation.secondsToPeak());
    }
}
