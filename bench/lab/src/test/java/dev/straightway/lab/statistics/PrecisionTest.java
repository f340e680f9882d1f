package dev.straightway.lab.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Optional;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import dev.straightway.lab.statistics.Precision.Choice;
import dev.straightway.lab.statistics.Precision.Cost;
import dev.straightway.lab.statistics.Precision.Decision;

/** The whole way from a pilot of simulated noise to the verdict of the run that it asks for. */
class PrecisionTest {

    private static final int PILOT = 4;
    private static final int RUNS = 60;
    /** One for all, since drawing the noise takes longest. */
    private static final Detectable DETECTION = new Detectable();
    private static final Cost NO_LIMIT = new Cost(1e9, 60, 2);

    @ParameterizedTest
    @CsvSource({ "0.03, 0.05", "0.05, 0.1" })
    void findsTheDifferenceThatWasAskedForAndRaisesNoAlarmWithoutOne(double own, double difference) {
        assertThat(part(own, difference, 1 + difference)).as("found").isGreaterThan(0.75);
        assertThat(part(own, difference, 1)).as("false alarms").isLessThanOrEqualTo(0.05);
    }

    @Test
    void asksForMoreRoundsOnANoisierMachine() {
        Decision quiet = decide(new PilotNoise(PILOT, 3, 0.01, 0, 1), NO_LIMIT);
        Decision noisy = decide(new PilotNoise(PILOT, 3, 0.06, 0, 1), NO_LIMIT);

        assertThat(quiet.chosen().rounds()).isEqualTo(6);
        assertThat(noisy.chosen().rounds()).isGreaterThan(12).isEven();
        assertThat(noisy.reached()).isTrue();
        assertThat(noisy.chosen().finds()).isLessThanOrEqualTo(0.05);
    }

    @Test
    void asksForLongerWindowsWhereWindowsAreTheNoise() {
        double deviation = 0.06;
        double ofWindowsAlone = deviation * Math.sqrt(3 / 2.0);

        assertThat(decide(new PilotNoise(PILOT, 3, deviation, 0, 1), NO_LIMIT).chosen().windowSeconds()).isEqualTo(3);
        Choice longer = decide(new PilotNoise(PILOT, 3, deviation, ofWindowsAlone, 1), NO_LIMIT).chosen();
        assertThat(longer.windowSeconds()).isGreaterThan(3);
        assertThat(longer.takes()).isLessThan(decide(new PilotNoise(PILOT, 3, deviation, 0, 1), NO_LIMIT).chosen().takes());
    }

    @Test
    void seesWhatItCanInItsTimeAndSaysWhatWouldBeEnough() {
        Decision decision = decide(new PilotNoise(PILOT, 3, 0.06, 0, 1), new Cost(600, 60, 2));

        assertThat(decision.reached()).isFalse();
        assertThat(decision.chosen().takes()).isLessThanOrEqualTo(600);
        assertThat(decision.chosen().rounds()).isEqualTo(8);
        assertThat(decision.chosen().finds()).isGreaterThan(0.05);
        assertThat(decision.enough().takes()).isGreaterThan(600);
        assertThat(decision.enough().finds()).isLessThanOrEqualTo(0.05);
    }

    @Test
    void makesTheRoundsThatAVerdictNeedsWhateverItsTime() {
        Decision decision = decide(new PilotNoise(PILOT, 3, 0.06, 0, 1), new Cost(1, 60, 2));

        assertThat(decision.chosen().rounds()).isEqualTo(6);
        assertThat(decision.chosen().windowSeconds()).isEqualTo(3);
    }

    @Test
    void saysThatNoNumberOfRoundsIsEnough() {
        Decision decision = decide(new PilotNoise(PILOT, 3, 0.8, 0, 1), new Cost(6_600, 60, 2));

        assertThat(decision.enough()).isNull();
        assertThat(decision.reached()).isFalse();
        assertThat(decision.chosen().rounds()).isEqualTo(Precision.MOST_ROUNDS);
    }

    @Test
    void countsTheRoundsOfThePilotAsTheyWere() {
        PilotNoise noise = new PilotNoise(4, 3, 0.06, 0.06 * Math.sqrt(1.5), 1);

        assertThat(noise.deviation(4, 12)).isEqualTo(0.06, within(1e-9));
        assertThat(noise.deviation(8, 12)).isEqualTo(0.06 * Math.sqrt((4 + 4 / 4.0) / 8), within(1e-9));
    }

    @Test
    void reckonsWithMoreNoiseThanAFewRoundsShow() {
        Optional<PilotNoise> one = PilotNoise.of(SyntheticRun.of(Noise.ASSUMED, PILOT, 1, 7), PILOT, 3, 2);
        double seen = Statistics.of(SyntheticRun.of(Noise.ASSUMED, PILOT, 1, 7)).comparisons().get(0).verdict().ratio().spread()
                .deviation();

        assertThat(one).isPresent();
        assertThat(one.get().verdicts()).as("the pair of the pilot, and two more").isEqualTo(3);
        // The root of 3 / 1.005: a fifth of chi-squared with three degrees of freedom lies below 1.005.
        assertThat(one.get().deviation() / seen).isEqualTo(1.728, within(1e-3));
        assertThat(PilotNoise.of(SyntheticRun.of(Noise.ASSUMED, 1, 1, 7), PILOT, 3, 0)).isEmpty();
    }

    private static Decision decide(PilotNoise noise, Cost cost) {
        return new Precision(0.05, 6, DETECTION).decide(noise, cost);
    }

    /** The part of runs, each as long as its own pilot asked for, that are called different. */
    private static double part(double own, double difference, double truth) {
        Noise noise = Noise.ASSUMED.with("", own);
        return IntStream.range(0, RUNS).filter(seed -> {
            PilotNoise pilot = PilotNoise.of(SyntheticRun.of(noise, PILOT, truth, seed), PILOT, 3, 0).orElseThrow();
            int rounds = new Precision(difference, 6, DETECTION).decide(pilot, NO_LIMIT).chosen().rounds();
            // The first rounds of a run of the same seed are those of its pilot.
            return Statistics.of(SyntheticRun.of(noise, rounds, truth, seed)).comparisons().get(0).verdict().difference();
        }).count() / (double) RUNS;
    }
}
