package dev.straightway.lab.metric;

import java.util.OptionalDouble;

import dev.straightway.lab.results.Results.MeasuredMetric;

/** The noise that the gate judges by. */
final class Disturbance implements Metric {

    @Override
    public MeasuredMetric description() {
        return new MeasuredMetric("noise", "Taken by others", "%", true, false,
                "part of the window, times its cores, in which others kept the server from them: the lesser of its run-queue wait and the CPU"
                        + " of other processes and of interrupts on its cores, and stolen time");
    }

    @Override
    public OptionalDouble of(Observation observation) {
        return observation.noiseShare().stream().map(share -> 100 * share).findFirst();
    }
}
