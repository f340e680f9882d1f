package dev.straightway.lab.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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

    @ParameterizedTest
    @CsvSource({ "5, -1", "6, 0", "7, 2", "8, 3", "9, 5", "10, 8", "12, 13", "20, 52" })
    void leavesOffAsManyMeansAsTheTablesOfTheSignedRankTestSay(int n, int off) {
        assertThat(SignedRank.leftOff(n)).isEqualTo(off);
    }

    @Test
    void hasTheIntervalOfItsTest() {
        double[] targets = { 30, 31, 29, 36, 30, 26 };
        double[] ratios = IntStream.range(0, 6).mapToDouble(i -> targets[i] / BASES[i]).sorted().toArray();
        Ratio ratio = PairedRatio.of(targets, BASES);

        assertThat(ratio.interval().low()).isEqualTo(ratios[0], within(1e-12));
        assertThat(ratio.interval().high()).isEqualTo(ratios[5], within(1e-12));
    }

    /** Both are uncertain, so that it is less than 95 of 100. */
    @Test
    void hasTheRatioOfAnotherRunInItsIntervalInNineOfTenRuns() {
        Random random = new Random(1);
        int inside = 0;
        for (int run = 0; run < 2_000; run++) {
            double other = PairedRatio.of(noise(random), noise(random)).value();
            inside += PairedRatio.of(noise(random), noise(random)).interval().outside(other, other) ? 0 : 1;
        }
        assertThat(inside / 2_000.0).isEqualTo(0.91, within(0.02));
    }

    private static double[] noise(Random random) {
        return random.doubles(6).map(none -> Math.exp(0.05 * random.nextGaussian())).toArray();
    }

    @Test
    void knowsHowTheRoundsVary() {
        assertThat(Spread.of(new double[] { 0.1, 0.2, 0.3 }).deviation()).isEqualTo(0.1, within(1e-12));
        assertThat(Spread.of(new double[] { 0.1, 0.2, 0.3 }).studentP()).isEqualTo(0.0742, within(1e-4));
        assertThat(Spread.of(new double[] { 0.1, 0.1 }).studentP()).isZero();
        assertThat(Spread.of(new double[] { 0, 0 }).studentP()).isEqualTo(1);
        assertThat(Spread.of(new double[] { 1 })).isEqualTo(Spread.UNKNOWN);
    }
}
