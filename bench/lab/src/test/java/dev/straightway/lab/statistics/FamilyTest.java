package dev.straightway.lab.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Predicate;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import dev.straightway.lab.results.Results;
import dev.straightway.lab.results.Trial.Outcome;

/** How often any verdict of a report is a false alarm, where all targets are equal. */
class FamilyTest {

    private static final int REPORTS = 400;
    private static final int SCENARIOS = 10;
    private static final List<String> TARGETS = List.of("base", "one", "two", "three");

    static List<Noise> everyNoise() {
        return Power.NOISES;
    }

    @ParameterizedTest
    @MethodSource("everyNoise")
    void staysBelowFivePercentAmongThirtyVerdictsWhateverTheNoise(Noise noise) {
        assertThat(reportsWithAny(noise, pair -> pair.verdict().difference())).isLessThanOrEqualTo(0.05);
    }

    @Test
    void wouldNotWithoutTheCorrection() {
        assertThat(reportsWithAny(Noise.ASSUMED.with("", 0.06), pair -> Rule.STANDARD
                .judge(pair.verdict().ratio(), pair.ratios().get(0).metric(), Family.Place.alone(pair.verdict().ratio()),
                        new Detectable())
                .difference()))
                .isGreaterThan(0.2);
    }

    @Test
    void hasAMemberForEachVerdictThatIsPossible() {
        assertThat(Statistics.of(report(Noise.ASSUMED, 1)).verdicts()).isEqualTo(30);
        assertThat(Statistics.of(new TestRun().rounds("base", "get", TestRun.CPU, 1, 2, 3)
                .rounds("one", "get", TestRun.CPU, 1, 2, 3).results()).verdicts()).isZero();
    }

    @Test
    void isCorrectedAsHolmDid() {
        assertThat(Holm.adjusted(new double[] { 0.04, 0.01, 0.03 })).containsExactly(new double[] { 0.06, 0.03, 0.06 },
                within(1e-12));
        assertThat(Holm.adjusted(new double[] { 0.9, 0.8 })).containsExactly(1, 1);
        assertThat(Holm.adjusted(new double[0])).isEmpty();
    }

    private static double reportsWithAny(Noise noise, Predicate<PairComparison> alarm) {
        return IntStream.range(0, REPORTS).parallel()
                .filter(seed -> Statistics.of(report(noise, seed)).comparisons().stream().anyMatch(alarm)).count()
                / (double) REPORTS;
    }

    private static Results report(Noise noise, long seed) {
        Random random = new Random(seed * 0x9E37_79B9_7F4A_7C15L);
        TestRun run = new TestRun();
        for (int scenario = 0; scenario < SCENARIOS; scenario++) {
            for (int round = 1; round <= 6; round++) {
                double shared = Math.exp(noise.shared() * random.nextGaussian());
                for (String target : TARGETS) {
                    double own = Math.exp(noise.own() * random.nextGaussian());
                    double harm = random.nextDouble() < noise.spoilt() / 2 ? 1 + noise.harm() : 1;
                    run.trial(target, "get-" + scenario, round, 1, Outcome.VALID,
                            Map.of(TestRun.CPU, shared * own * harm * noise.kind(random)));
                }
            }
        }
        return run.results();
    }
}
