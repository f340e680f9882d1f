package dev.straightway.lab.metric;

import java.util.OptionalDouble;

import dev.straightway.lab.results.Results.MeasuredMetric;

/** What was served a second, in the closed loop. */
final class RequestsPerSecond implements Metric {

    @Override
    public MeasuredMetric description() {
        return new MeasuredMetric("requests", "Requests/s", "requests/s", false, false,
                "answers in the timed window, divided by its length, closed loop; none if the generator was the bottleneck");
    }

    @Override
    public OptionalDouble of(Observation observation) {
        return OptionalDouble.of(observation.load().requestsPerSecond());
    }
}
