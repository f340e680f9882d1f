package dev.straightway.lab.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DetectableTest {

    private final Detectable detection = new Detectable();

    @ParameterizedTest
    @CsvSource({ "6, 0.03", "6, 0.06", "8, 0.03", "12, 0.06" })
    void isWhatEightOfTenSyntheticRunsFind(int rounds, double own) {
        double deviation = own * Math.sqrt(2);
        double difference = detection.of(rounds, deviation, 1);

        assertThat(found(rounds, own, 1 + difference)).isEqualTo(0.8, within(0.03));
        assertThat(found(rounds, own, 1 + difference / 2)).isLessThan(0.5);
    }

    @Test
    void growsWithTheNoiseAndTheNumberOfVerdictsAndShrinksWithTheRounds() {
        assertThat(detection.of(6, 0.08, 1)).isGreaterThan(detection.of(6, 0.04, 1));
        assertThat(detection.of(6, 0.04, 30)).isGreaterThan(detection.of(6, 0.04, 1));
        assertThat(detection.of(12, 0.04, 6)).isLessThan(detection.of(6, 0.04, 6));
        assertThat(detection.of(6, 0, 6)).isEqualTo(0.02, within(1e-9));
        assertThat(detection.of(5, 0.04, 6)).isNaN();
    }

    @Test
    void choosesTheFewestRoundsThatSeeADifference() {
        int rounds = detection.rounds(0.05, any -> 0.04, 6, 6, 100);

        assertThat(rounds).isEven();
        assertThat(detection.of(rounds, 0.04, 6)).isLessThanOrEqualTo(0.05);
        assertThat(detection.of(rounds - 2, 0.04, 6)).isGreaterThan(0.05);
        assertThat(detection.rounds(0.5, any -> 0.04, 6, 6, 100)).isEqualTo(6);
        assertThat(detection.rounds(0.021, any -> 0.4, 6, 6, 20)).isEqualTo(20);
    }

    private static double found(int rounds, double own, double truth) {
        Noise noise = Noise.ASSUMED.with("", own);
        int runs = 2_000;
        int found = 0;
        for (int seed = 0; seed < runs; seed++) {
            found += Statistics.of(SyntheticRun.of(noise, rounds, truth, seed)).comparisons().get(0).verdict()
                    .kind() == Verdict.Kind.WORSE ? 1 : 0;
        }
        return (double) found / runs;
    }
}
