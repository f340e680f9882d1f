package dev.straightway.lab.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StudentIntervalTest {

    private static final int RUNS = 4_000;

    @Test
    void isThatOfTheTextbooks() {
        // Mean 2, standard error 1/√3, and the 97.5 % quantile for two degrees of freedom, 4.30265.
        Interval interval = StudentInterval.of(new double[] { 1, 2, 3 });

        assertThat(interval.low()).isEqualTo(2 - 4.30265 / Math.sqrt(3), within(1e-4));
        assertThat(interval.high()).isEqualTo(2 + 4.30265 / Math.sqrt(3), within(1e-4));
    }

    @Test
    void saysNothingOfTwoValues() {
        assertThat(StudentInterval.of(new double[] { 1, 2 }).known()).isFalse();
        assertThat(StudentInterval.of(new double[0]).known()).isFalse();
    }

    @ParameterizedTest
    @ValueSource(ints = { 3, 6 })
    void holdsTheSlopeOfSyntheticRunsAsOftenAsItSays(int rounds) {
        Random random = new Random(20_260_101);
        long held = IntStream.range(0, RUNS).filter(run -> {
            Interval interval = StudentInterval.of(IntStream.range(0, rounds).mapToDouble(round -> slope(random)).toArray());
            return interval.low() <= 0.5 && interval.high() >= 0.5;
        }).count();

        // 95 % of 4,000, plus or minus five standard errors.
        assertThat((double) held / RUNS).isBetween(0.93, 0.97);
    }

    /** Of a round of a list that costs 10 µs and 0.5 µs for each element, with the noise that the verdicts are judged at. */
    private static double slope(Random random) {
        double round = Math.exp(Noise.ASSUMED.shared() * random.nextGaussian());
        double[] x = { 1, 10, 100, 1_000 };
        double[] y = IntStream.range(0, x.length)
                .mapToDouble(i -> (10 + 0.5 * x[i]) * round * Math.exp(Noise.ASSUMED.own() * random.nextGaussian())).toArray();
        return Line.through(x, y).slope();
    }
}
