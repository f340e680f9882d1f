package dev.straightway.generator.hyperfoil;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.zip.DataFormatException;

import org.HdrHistogram.Histogram;

/**
 * What one load gave; latencies and the duration are nanoseconds.
 *
 * @param requests answered requests
 * @param durationNanos from the first request to the last answer
 * @param curve latencies by percentile, ascending; those with less than one answer beyond them are left out
 * @param busy CPU of this process by what its threads could have had; 1 is all of it
 * @param jitShare time of this JVM's compilers, by its own clock, by that of the load
 * @param errors counts by kind; those that are zero are left out
 * @param failure why there was no load, or {@code null}
 * @param share what adds it to what others gave of the same load, or {@code null}
 * @param apartNanos between the first and the last of those that share a load to begin with it
 */
record Measured(long requests, long durationNanos, List<Point> curve, Latency latency, Pace pace, double busy,
        double jitShare, Map<String, Long> errors, String failure, Share share, long apartNanos) {

    /** @param percentile from 0 to 100 */
    record Point(double percentile, long nanos) {
    }

    /** The usual points of the curve. */
    record Latency(long p50Nanos, long p90Nanos, long p99Nanos, long p999Nanos, long maxNanos) {

        static Latency of(Histogram times) {
            return new Latency(times.getValueAtPercentile(50), times.getValueAtPercentile(90),
                    times.getValueAtPercentile(99), times.getValueAtPercentile(99.9), times.getMaxValue());
        }
    }

    /**
     * How a fixed rate was kept; zeros in a closed loop.
     *
     * @param late requests that were sent later than planned because no connection was free
     * @param unsent planned requests that weren't sent at all
     * @param generatorLate requests that began late because of this process alone
     */
    record Pace(long late, long unsent, long generatorLate) {

        static final Pace NONE = new Pace(0, 0, 0);

        Pace and(Pace other) {
            return new Pace(late + other.late, unsent + other.unsent, generatorLate + other.generatorLate);
        }
    }

    /**
     * A load may be shared by several generators.
     *
     * @param times all response times, as HdrHistogram packs them
     * @param begunNanos from when the load was asked for to its first request
     */
    record Share(byte[] times, long begunNanos) {

        static Share of(Histogram times, long begunNanos) {
            ByteBuffer packed = ByteBuffer.allocate(times.getNeededByteBufferCapacity());
            int length = times.encodeIntoCompressedByteBuffer(packed);
            return new Share(Arrays.copyOf(packed.array(), length), begunNanos);
        }

        Histogram histogram() {
            try {
                return Histogram.decodeFromCompressedByteBuffer(ByteBuffer.wrap(times), 0);
            } catch (DataFormatException e) {
                throw new IllegalArgumentException("Response times that can't be read", e);
            }
        }
    }

    static Measured failed(String failure) {
        return new Measured(0, 0, List.of(), new Latency(0, 0, 0, 0, 0), Pace.NONE, 0, 0, Map.of(), failure, null, 0);
    }
}
