package dev.straightway.lab.trial;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Map;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import dev.straightway.lab.measure.CoreTimes;
import dev.straightway.lab.measure.ThreadKind;
import dev.straightway.lab.measure.ThreadTimes;

class NoiseTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            // wait of the server's threads, busy and stolen time of its core, its CPU, all in ms of a second | noise
            "900 | 1000 | 0  | 1000 | 0",
            "900 | 1000 | 0  | 900  | 0.1",
            "20  | 1000 | 0  | 900  | 0.02",
            "0   | 500  | 0  | 300  | 0",
            "0   | 1000 | 30 | 1000 | 0.03",
            "900 | 990  | 0  | 1000 | 0" })
    void isWhatOthersTookAndTheServerWaitedFor(long waited, long busy, long stolen, long own, double noise) {
        Noise measured = Noise.of(1_000_000,
                Optional.of(new ThreadTimes(Map.of(ThreadKind.REQUEST, own * 1_000_000), waited * 1_000_000)),
                Optional.of(new CoreTimes(busy * 1_000, stolen * 1_000)), own * 1_000);
        assertThat(measured.share().orElseThrow()).isCloseTo(noise, within(1e-9));
        assertThat(measured.waitShare().orElseThrow()).isCloseTo((double) waited / (waited + own), within(1e-9));
    }

    @Test
    void isUnknownWithoutProcAndThenRefusesNothing() {
        Noise unknown = Noise.of(1_000_000, Optional.empty(), Optional.empty(), 0);
        assertThat(unknown.share()).isEmpty();
        assertThat(unknown.above(0)).isFalse();
    }

    @Test
    void isRefusedAboveTheThresholdAndSaidInPerCent() {
        Noise noise = Noise.of(1_000_000, Optional.empty(), Optional.of(new CoreTimes(1_000_000, 0)), 940_000);
        assertThat(noise.above(5)).isTrue();
        assertThat(noise.above(6)).isFalse();
        assertThat(noise.words()).isEqualTo("other work took 6.0 % of the window");
    }

    @Test
    void isAShareOfAllCoresThatTheServerCouldUse() {
        Noise noise = Noise.of(2 * 1_000_000, Optional.empty(), Optional.of(new CoreTimes(1_100_000, 100_000)), 1_000_000);
        assertThat(noise.share().orElseThrow()).isCloseTo(0.1, within(1e-9));
    }
}
