package dev.straightway.lab.trial;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import dev.straightway.lab.measure.JvmSample;
import dev.straightway.lab.measure.ThreadKind;
import dev.straightway.lab.measure.ThreadTimes;
import dev.straightway.lab.results.Conditions;
import dev.straightway.lab.results.Trial.Outcome;
import dev.straightway.lab.trial.Steadiness.Window;

class JudgementTest {

    private static final double GATE = 5;

    @ParameterizedTest
    @CsvSource(delimiter = '|', nullValues = "-", value = {
            // compiler, collections and noise as per cent of 2 s, µs a request in it | outcome | reason
            "0  | 0  | 0 | 10   | VALID    | -",
            "4  | 9  | 5 | 10.9 | VALID    | -",
            "5  | 0  | 0 | 10   | UNSTEADY | the compiler took 5 % of the timed window",
            "90 | 0  | 0 | 10   | UNSTEADY | the compiler took 90 % of the timed window",
            "0  | 10 | 0 | 10   | UNSTEADY | collections took 10 % of the timed window",
            "0  | 0  | 0 | 13   | VALID    | -",
            "0  | 0  | 0 | 9.1  | VALID    | -",
            "0  | 0  | 0 | 8.9  | UNSTEADY | a request cost 8.9 µs in the timed window and 10.0 µs at the end of the warm-up",
            "90 | 0  | 6 | 10   | NOISY    | other work took 6.0 % of the window",
            "0  | 0  | 0 | NaN  | VALID    | -" })
    void isOfTheTimedWindow(int jit, int gc, int noise, double micros, Outcome outcome, String reason) {
        assertThat(Judgement.of(warmUp(0, false), window(jit, gc, noise), micros, GATE))
                .isEqualTo(new Judgement(outcome, reason));
    }

    @Test
    void givesNoVoteToAServerThatWasNotSteadyBefore() {
        assertThat(Judgement.of(warmUp(0.3, false), window(0, 0, 0), 10, GATE)).isEqualTo(new Judgement(Outcome.UNSTEADY,
                "not steady after 4 s of load: CPU per request of the last windows 10.0, 10.0, 10.0, 10.0 µs, compiler 30, 30, 30, 30 "
                        + "% of the time"));
    }

    @Test
    void blamesOtherWorkWhereThatDisturbedTheWarmUp() {
        assertThat(Judgement.of(warmUp(0, true), window(0, 0, 0), 10, GATE))
                .isEqualTo(new Judgement(Outcome.NOISY, "other work disturbed the last windows of the warm-up"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', nullValues = "-", value = {
            // compiler, collections and noise as per cent of 2 s, how busy the generator was | doubts
            "0  | 0  | 0 | 0.5  | -",
            "4  | 9  | 5 | 0.5  | -",
            "0  | 0  | 6 | 0.5  | other work took 6.0 % of the window",
            "20 | 0  | 0 | 0.5  | the compiler took 20 % of it",
            "0  | 10 | 0 | 0.5  | collections took 10 % of it",
            "0  | 0  | 0 | 0.95 | generator-bound: the generator was busy for 95 % of the time; the server was busy for 50 %",
            "20 | 30 | 6 | NaN  | other work took 6.0 % of the window; the compiler took 20 % of it; collections took 30 % of it" })
    void gatesThePassesBesideTheTrialsLikewise(int jit, int gc, int noise, double generatorBusy, String remark) {
        Conditions conditions = Circumstances.of(window(jit, gc, noise), generatorBusy, GATE);
        assertThat(conditions.remark()).isEqualTo(remark);
        assertThat(conditions.doubtful()).isEqualTo(remark != null);
        assertThat(conditions.noisePercent()).isEqualTo(noise);
        assertThat(conditions.jitPercent()).isEqualTo(jit);
    }

    private static Steadiness warmUp(double jit, boolean disturbed) {
        Steadiness steadiness = new Steadiness();
        List.of(1, 2, 3, 4).forEach(second -> steadiness.add(new Window(1, jit, 1_000, 10_000, 10_000, disturbed)));
        return steadiness;
    }

    /** Two seconds on one core, half of it used. */
    private static Gauged window(int jit, int gc, int noise) {
        ThreadTimes threads = new ThreadTimes(Map.of(ThreadKind.COMPILER, jit * 20_000_000L, ThreadKind.REQUEST,
                1_000_000_000L - jit * 20_000_000L), 0);
        return new Gauged(2, 1, Optional.empty(), Optional.of(threads), new JvmSample(0, true, 0, 0, 0, 0, 9),
                new JvmSample(0, true, 0, 0, gc * 20L, 0, 9),
                new Noise(OptionalDouble.empty(), OptionalDouble.of(noise / 100.0)));
    }
}
