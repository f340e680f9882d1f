package dev.straightway.lab.metric;

import java.util.OptionalDouble;

import dev.straightway.lab.results.Results.MeasuredMetric;

/** Bytes that the server's threads allocated for each request. */
final class AllocatedBytes implements Metric {

    @Override
    public MeasuredMetric description() {
        return new MeasuredMetric("bytes", "Allocated bytes", "bytes/request", true, false,
                "com.sun.management.ThreadMXBean in the server: the total of all threads from JDK 21 on; on older JDKs the"
                        + " sum of live threads, unknown if one has ended meanwhile");
    }

    @Override
    public OptionalDouble of(Observation observation) {
        return observation.after().allocatedSince(observation.before()).stream()
                .mapToDouble(bytes -> (double) bytes / observation.load().requests()).findFirst();
    }
}
