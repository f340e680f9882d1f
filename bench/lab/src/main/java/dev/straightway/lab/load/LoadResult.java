package dev.straightway.lab.load;

import java.util.Map;
import java.util.TreeMap;

/**
 * What a load gave.
 *
 * @param requests answered requests, wrong answers among them
 * @param durationNanos for how long they were counted
 * @param latency how long answers took; {@link Latency#UNKNOWN} if the generator can't tell
 * @param errors counts by kind, as "status 500", "body", "media type", "connect", "timeout"; zeros are left out
 * @param generatorBusy how busy the generator kept the cores that it may use: 1 is all the time; NaN if it is unknown; of
 *        several the busiest
 * @param apartNanos between the first and the last of several generators to begin; 0 of a single one
 */
public record LoadResult(long requests, long durationNanos, Latency latency, Map<String, Long> errors,
        double generatorBusy, long apartNanos) {

    public LoadResult {
        errors = new TreeMap<>(errors);
        errors.values().removeIf(count -> count == 0);
    }

    /** What a single generator gave. */
    public LoadResult(long requests, long durationNanos, Latency latency, Map<String, Long> errors, double generatorBusy) {
        this(requests, durationNanos, latency, errors, generatorBusy, 0);
    }

    /** Nanoseconds that 50, 90, 99, 99.9 and 100 of 100 answers needed at the most; negative if unknown. */
    public record Latency(long p50Nanos, long p90Nanos, long p99Nanos, long p999Nanos, long maxNanos) {

        public static final Latency UNKNOWN = new Latency(-1, -1, -1, -1, -1);
    }

    LoadResult withoutLatency() {
        return new LoadResult(requests, durationNanos, Latency.UNKNOWN, errors, generatorBusy, apartNanos);
    }

    public double requestsPerSecond() {
        return requests * 1e9 / durationNanos;
    }
}
