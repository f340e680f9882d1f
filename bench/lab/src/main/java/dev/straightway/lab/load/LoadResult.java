package dev.straightway.lab.load;

import java.util.Map;
import java.util.TreeMap;

/**
 * What a load gave.
 *
 * @param requests answered requests
 * @param durationNanos for how long they were counted
 * @param p50Nanos half of the answers took no longer
 * @param p99Nanos 99 of 100 answers took no longer
 * @param errors counts by kind; those that are zero are left out
 */
public record LoadResult(long requests, long durationNanos, long p50Nanos, long p99Nanos, Map<String, Long> errors) {

    public LoadResult {
        errors = new TreeMap<>(errors);
        errors.values().removeIf(count -> count == 0);
    }

    public double requestsPerSecond() {
        return requests * 1e9 / durationNanos;
    }
}
