package dev.straightway.lab.metric;

import java.util.OptionalDouble;

import dev.straightway.lab.results.Results.MeasuredMetric;

/** Start-up to the first correct answer, wall time. */
final class StartUpWall implements Metric {

    @Override
    public MeasuredMetric description() {
        return new MeasuredMetric("startup", "First answer after", "ms", true, false,
                "from the start of the process to the first correct answer, with the agent in it");
    }

    @Override
    public OptionalDouble of(Observation observation) {
        return OptionalDouble.of(observation.startUp().wallMillis());
    }
}
