package dev.straightway.lab.metric;

import java.util.OptionalDouble;

import dev.straightway.lab.results.Results.MeasuredMetric;

/** How much of their time the server's threads waited for a core, be it for each other. */
final class QueueWait implements Metric {

    @Override
    public MeasuredMetric description() {
        return new MeasuredMetric("queue-wait", "Run-queue wait", "%", true, false,
                "/proc/PID/task/TID/schedstat: wait of the server's threads, divided by their run and wait times; it includes"
                        + " waits for each other");
    }

    @Override
    public OptionalDouble of(Observation observation) {
        return observation.queueWaitShare().stream().map(share -> 100 * share).findFirst();
    }
}
