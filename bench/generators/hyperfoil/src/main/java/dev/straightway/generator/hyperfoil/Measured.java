package dev.straightway.generator.hyperfoil;

import java.util.List;
import java.util.Map;

/**
 * What one load gave; latencies and the duration are nanoseconds.
 *
 * @param requests answered requests
 * @param durationNanos from the first request to the last answer
 * @param curve latencies by percentile, ascending; those with less than one answer beyond them are left out
 * @param late requests that were sent later than planned because no connection was free (fixed rate only)
 * @param unsent planned requests that weren't sent at all (fixed rate only)
 * @param generatorLate requests that began late because of this process alone (fixed rate only)
 * @param cores the CPU of this process, in cores kept busy on average during the load
 * @param errors counts by kind; those that are zero are left out
 * @param failure why there was no load, or {@code null}
 */
record Measured(long requests, long durationNanos, List<Point> curve, Latency latency, long late, long unsent,
        long generatorLate, double cores, Map<String, Long> errors, String failure) {

    /** @param percentile from 0 to 100 */
    record Point(double percentile, long nanos) {
    }

    /** The usual points of the curve. */
    record Latency(long p50Nanos, long p90Nanos, long p99Nanos, long p999Nanos, long maxNanos) {
    }

    static Measured failed(String failure) {
        return new Measured(0, 0, List.of(), new Latency(0, 0, 0, 0, 0), 0, 0, 0, 0, Map.of(), failure);
    }
}
