package dev.straightway.lab.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.concurrent.TimeUnit;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TogetherTest {

    @ParameterizedTest
    @CsvSource(nullValues = "-", value = { "0, 3, -", "300, 3, -", "301, 3, the generators began 301 ms apart in a load of 3 s",
            "100, 1, -", "2000, 10, the generators began 2000 ms apart in a load of 10 s" })
    void doubtsALoadWhoseGeneratorsWereApart(long millis, long seconds, String remark) {
        LoadResult load = new LoadResult(1, TimeUnit.SECONDS.toNanos(seconds), new LoadResult.Latency(1, 1, 1, 1, 1), Map.of(),
                0.5, TimeUnit.MILLISECONDS.toNanos(millis));
        assertThat(Together.remark(load).orElse(null)).isEqualTo(remark);
    }
}
