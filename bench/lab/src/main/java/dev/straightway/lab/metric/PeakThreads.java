package dev.straightway.lab.metric;

import java.util.OptionalDouble;

import dev.straightway.lab.results.Results.MeasuredMetric;

/** The most threads that the server had at once. */
final class PeakThreads implements Metric {

    @Override
    public MeasuredMetric description() {
        return new MeasuredMetric("threads", "Threads, peak", "", true, false,
                "ThreadMXBean: the maximum alive at once since the start, with those of the agent, without virtual ones");
    }

    @Override
    public OptionalDouble of(Observation observation) {
        return OptionalDouble.of(observation.after().peakThreads());
    }
}
