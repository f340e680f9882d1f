package dev.straightway.lab.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;

class PairedRatioTest {

    private static final double[] BASES = { 40, 44, 38, 52, 41, 39 };

    @Test
    void whatARoundDoesToBothFallsOut() {
        Ratio ratio = PairedRatio.of(Arrays.stream(BASES).map(base -> base * 0.71).toArray(), BASES);

        assertThat(ratio.value()).isEqualTo(0.71, within(1e-12));
        assertThat(ratio.words()).isEqualTo("0.71× (0.71–0.71)");
    }

    @Test
    void hasTheSameIntervalEachTime() {
        double[] targets = { 30, 31, 29, 36, 30, 26 };

        assertThat(PairedRatio.of(targets, BASES)).isEqualTo(PairedRatio.of(targets, BASES));
    }

    @Test
    void turnsOverWithItsSides() {
        double[] targets = { 30, 31, 29, 36, 30, 26 };
        Ratio one = PairedRatio.of(targets, BASES);
        Ratio other = PairedRatio.of(BASES, targets);

        assertThat(other.value()).isEqualTo(1 / one.value(), within(1e-12));
        assertThat(other.interval().low()).isEqualTo(1 / one.interval().high(), within(1e-3));
        assertThat(other.p()).isEqualTo(one.p());
    }

    @Test
    void oneSpoiltRoundHardlyMovesIt() {
        double[] targets = Arrays.stream(BASES).map(base -> base * 0.71).toArray();
        targets[2] *= 3;

        assertThat(PairedRatio.of(targets, BASES).value()).isEqualTo(0.71, within(1e-9));
    }

    @Test
    void hasNoIntervalBelowSixPairs() {
        Ratio ratio = PairedRatio.of(new double[] { 3, 3, 3, 3, 3 }, new double[] { 4, 4, 4, 4, 4 });

        assertThat(ratio.interval().known()).isFalse();
        assertThat(ratio.words()).isEqualTo("0.75×");
    }

    @Test
    void isUnknownWhereAValueIsZero() {
        Ratio ratio = PairedRatio.of(new double[] { 0, 3, 3, 3, 3, 3 }, BASES);

        assertThat(ratio.known()).isFalse();
        assertThat(ratio.words()).isEqualTo("-");
    }

    @Test
    void weighsAResampleAsIfItsValuesHadBeenDrawn() {
        double[] values = { 0.3, -0.1, 0.4, 0.15, 0.9, -0.26, 0.5 };
        HodgesLehmann centre = new HodgesLehmann(values);
        for (int[] counts : Arrays.copyOf(Resamples.of(values.length), 200)) {
            double[] drawn = IntStream.range(0, values.length)
                    .flatMap(i -> IntStream.generate(() -> i).limit(counts[i])).mapToDouble(i -> values[i]).toArray();

            assertThat(centre.estimate(counts)).isEqualTo(new HodgesLehmann(drawn).estimate(), within(1e-12));
        }
    }
}
