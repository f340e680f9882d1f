package dev.straightway.lab.metric;

import java.util.OptionalDouble;

import dev.straightway.lab.metric.Observation.WarmedUp;
import dev.straightway.lab.results.Results.MeasuredMetric;

/** How far windows of one second lie apart in one JVM: what a longer window averages out, and no other JVM adds to. */
final class WindowSpread implements Metric {

    @Override
    public MeasuredMetric description() {
        return new MeasuredMetric("window-spread", "CPU, spread of windows", "%", true, false,
                "standard deviation of the CPU per request of the " + WarmedUp.WINDOWS
                        + " windows of a second in which the server was steady, by their mean; --precision chooses the length"
                        + " of the timed window by it");
    }

    @Override
    public OptionalDouble of(Observation observation) {
        return observation.warmedUp().stream().mapToDouble(warmed -> 100 * warmed.spread()).filter(Double::isFinite)
                .findFirst();
    }
}
