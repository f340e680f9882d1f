package dev.straightway.generator.hyperfoil;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

import org.HdrHistogram.Histogram;
import org.junit.jupiter.api.Test;

import com.fasterxml.jackson.databind.ObjectMapper;

class SumTest {

    private static final ObjectMapper JSON = new ObjectMapper();

    @Test
    void hasThePercentilesOfAllAnswersTogether() throws Exception {
        // The slow half comes from one of them: 90 % of all is 80 % of its answers.
        Measured sum = sum(part(times(1, 1_000), 1), part(times(1_001, 2_000), 1));
        assertThat(sum.requests()).isEqualTo(2_000);
        assertThat(sum.curve()).isEqualTo(PercentileCurve.of(times(1, 2_000)));
        assertThat((double) sum.latency().p90Nanos()).isCloseTo(1_800_000, within(2_000.0));
        assertThat(sum.latency()).isEqualTo(Measured.Latency.of(times(1, 2_000)));
    }

    @Test
    void addsTheRatesOfLoadsThatDontEndTogether() throws Exception {
        // 1,000 a second and 500 a second.
        Measured sum = sum(part(times(1, 2_000), 2), part(times(1, 2_000), 4));
        assertThat(sum.requests() * 1e9 / sum.durationNanos()).isCloseTo(1_500, within(0.001));
    }

    @Test
    void isAsBusyAndAsColdAsTheWorstAndAsLateAsAll() throws Exception {
        Measured sum = sum(part(times(1, 10), 1, 5, 0.9), part(times(1, 10), 1, 12, 0.3));
        assertThat(sum.busy()).isEqualTo(0.9);
        assertThat(sum.jitShare()).isEqualTo(0.7);
        assertThat(sum.pace()).isEqualTo(new Measured.Pace(2, 4, 6));
        assertThat(sum.errors()).isEqualTo(Map.of("status 500", 6L));
        assertThat(sum.apartNanos()).isEqualTo(7);
        assertThat(sum.failure()).isNull();
    }

    @Test
    void standsLoadsWithoutAnAnswer() throws Exception {
        Measured sum = sum(part(times(1, 0), 3), part(times(1, 0), 2));
        assertThat(sum.requests()).isZero();
        assertThat(sum.durationNanos()).isEqualTo(TimeUnit.SECONDS.toNanos(3));
        assertThat(sum.curve()).isEmpty();
    }

    /** As they come back: through JSON. */
    private static Measured sum(Measured... parts) throws Exception {
        return new Sum(List.of(JSON.readValue(JSON.writeValueAsString(parts), Measured[].class))).measured();
    }

    private static Measured part(Histogram times, int seconds) {
        return part(times, seconds, 0, 0.5);
    }

    private static Measured part(Histogram times, int seconds, long begun, double busy) {
        return new Measured(times.getTotalCount(), TimeUnit.SECONDS.toNanos(seconds), PercentileCurve.of(times),
                Measured.Latency.of(times), new Measured.Pace(1, 2, 3), busy, 1 - busy, Map.of("status 500", 3L), null,
                Measured.Share.of(times, begun), 0);
    }

    /** One of each microsecond. */
    private static Histogram times(int from, int to) {
        Histogram times = new Answers().times();
        for (int i = from; i <= to; i++) {
            times.recordValue(i * 1_000L);
        }
        return times;
    }
}
