package dev.straightway.generator.hyperfoil;

import java.util.Map;

/**
 * What one load gave; latencies and the duration are nanoseconds.
 *
 * @param bytes always -1: Hyperfoil does not count them, it checks every body instead
 * @param errors counts by kind, zeros included
 */
record Measured(long requests, long durationNanos, long p50Nanos, long p99Nanos, long maxNanos, long bytes,
        Map<String, Long> errors) {
}
