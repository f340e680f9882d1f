package dev.straightway.lab.statistics;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class UnpairedRatioTest {

    private static final int RUNS = 1_000;

    /** Of 1,000 pairs of synthetic runs, how many are called a regression; the table of docs/method-statistics.md. */
    @ParameterizedTest
    @CsvSource(textBlock = """
            # noise, rounds, threshold, truth, least, most
            0.067,   6,      1.05,      1.00,  0.00,  0.01
            0.067,   6,      1.05,      1.05,  0.00,  0.05
            0.067,   6,      1.05,      1.10,  0.12,  0.22
            0.067,   6,      1.05,      1.20,  0.75,  0.90
            0.067,   6,      1.05,      1.30,  0.95,  1
            0.067,   12,     1.05,      1.20,  0.95,  1
            0.03,    6,      1.05,      1.10,  0.55,  0.70
            0.03,    6,      1.05,      1.15,  0.95,  1
            0.03,    12,     1.05,      1.10,  0.80,  0.95
            0.002,   6,      1.02,      1.02,  0.00,  0.05
            0.002,   6,      1.02,      1.05,  0.99,  1
            """)
    void findsWhatIsLargeForItsNoise(double noise, int rounds, double threshold, double truth, double least, double most) {
        double found = IntStream.range(0, RUNS).mapToObj(run -> ratio(noise, rounds, truth, run))
                .filter(ratio -> ratio.p() < 0.05 && ratio.interval().low() > threshold).count() / (double) RUNS;

        assertThat(found).isBetween(least, most);
    }

    @ParameterizedTest
    @CsvSource({ "6, 1.0", "6, 1.2", "12, 1.0" })
    void theIntervalHoldsTheTruthInAbout95Of100(int rounds, double truth) {
        double covered = IntStream.range(0, RUNS).mapToObj(run -> ratio(0.067, rounds, truth, run).interval())
                .filter(interval -> !interval.outside(truth, truth)).count() / (double) RUNS;

        assertThat(covered).isBetween(0.93, 0.98);
    }

    @Test
    void takesRunsOfDifferentLength() {
        Ratio ratio = UnpairedRatio.of(new double[] { 12, 12, 12, 12, 12, 12, 12 }, new double[] { 10, 10, 10, 10, 10, 10 });

        assertThat(ratio.value()).isEqualTo(1.2);
        assertThat(ratio.rounds()).isEqualTo(6);
    }

    @Test
    void isUnknownWithoutValuesOrAboveZero() {
        assertThat(UnpairedRatio.of(new double[0], new double[] { 1 }).known()).isFalse();
        assertThat(UnpairedRatio.of(new double[] { 1 }, new double[0]).known()).isFalse();
        assertThat(UnpairedRatio.of(new double[] { 1 }, new double[] { 0 }).known()).isFalse();
    }

    private static Ratio ratio(double noise, int rounds, double truth, int run) {
        Random random = new Random(run * 7919L + (long) (truth * 1000));
        double[] after = IntStream.range(0, rounds).mapToDouble(i -> truth * Math.exp(noise * random.nextGaussian())).toArray();
        double[] before = IntStream.range(0, rounds).mapToDouble(i -> Math.exp(noise * random.nextGaussian())).toArray();
        return UnpairedRatio.of(after, before);
    }
}
