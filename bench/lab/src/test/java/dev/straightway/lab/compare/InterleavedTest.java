package dev.straightway.lab.compare;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import dev.straightway.lab.results.Trial.Outcome;
import dev.straightway.lab.statistics.TestRun;

/** Builds that ran by turns, on a machine whose rounds differ by far more than the builds do. */
class InterleavedTest {

    private static final double[] ROUNDS = { 10, 14, 9, 12, 16, 11 };
    private static final double[] OWN = { 1.01, 0.99, 1.02, 0.98, 1, 1.01 };

    @ParameterizedTest
    @CsvSource({ "1, 0, NONE", "0.9, 0, NONE", "1.2, 1, REGRESSION", "1.05, 3, NOISY" })
    void answersInThreeWaysWhateverTheRoundsDoToBoth(double truth, int exitCode, Row.Outcome outcome) {
        RunComparison comparison = RunComparison.ofBuilds(run(truth).results(), Thresholds.STANDARD);

        assertThat(comparison.rows()).filteredOn(row -> row.metric().name().equals(TestRun.CPU)).extracting(Row::outcome)
                .containsExactly(outcome);
        assertThat(comparison.exitCode()).isEqualTo(exitCode);
    }

    @Test
    void comparesEachBuildWithTheFirst() {
        TestRun run = run(1);
        for (int round = 1; round <= ROUNDS.length; round++) {
            run.trial("C", "get", round, 1, Outcome.VALID,
                    Map.of(TestRun.CPU, 2 * ROUNDS[round - 1], TestRun.BYTES, 100.0 * OWN[round - 1]));
        }
        assertThat(RunComparison.ofBuilds(run.results(), Thresholds.STANDARD).draw()).isEqualTo("""
                target  scenario  placement  metric           B/A (95 %)         p
                B       get       pinned     User CPU         1.00× (0.98–1.02)         no regression
                B       get       pinned     Allocated bytes  1.00× (1.00–1.00)         no regression
                C       get       pinned     User CPU         2.00× (2.00–2.00)  0.031  REGRESSION: above 1.05×
                C       get       pinned     Allocated bytes  1.00× (0.98–1.02)         no regression
                Regression: at least one cost grew beyond its threshold.
                """);
    }

    @Test
    void leavesOpenWhatABuildDidThatFailed() {
        TestRun run = new TestRun().rounds("A", "get", TestRun.CPU, ROUNDS);
        run.trial("B", "get", 1, 1, Outcome.FAILED, Map.of());
        RunComparison comparison = RunComparison.ofBuilds(run.results(), Thresholds.STANDARD);

        assertThat(comparison.exitCode()).isEqualTo(RunComparison.UNDERPOWERED);
        assertThat(comparison.draw()).contains("no verdict: 0 rounds count for both, of 6 and 0; it needs 6",
                "WARNING B in get, pinned: 1 of 1 rounds don't count, the last: FAILED, ");
    }

    @Test
    void saysThatTheRoundsOfTheTwoAreNotTheSame() {
        TestRun run = new TestRun();
        for (int round = 1; round <= 7; round++) {
            run.trial("A", "get", round, 1, round == 2 ? Outcome.NOISY : Outcome.VALID, Map.of(TestRun.CPU, 10.0 + round));
            run.trial("B", "get", round, 1, round == 3 ? Outcome.NOISY : Outcome.VALID, Map.of(TestRun.CPU, 10.0 + round));
        }
        assertThat(RunComparison.ofBuilds(run.results(), Thresholds.STANDARD).rows())
                .filteredOn(row -> row.metric().name().equals(TestRun.CPU)).extracting(Row::words)
                .containsExactly("no verdict: 5 rounds count for both, of 6 and 6; it needs 6");
    }

    @Test
    void hasNothingToCompareWhereNoScenarioWasAskedOfBoth() {
        TestRun run = new TestRun().rounds("A", "get", TestRun.CPU, ROUNDS).rounds("B", "post", TestRun.CPU, ROUNDS);
        assertThat(RunComparison.ofBuilds(run.results(), Thresholds.STANDARD).exitCode())
                .isEqualTo(RunComparison.NOT_COMPARABLE);
    }

    private static TestRun run(double truth) {
        TestRun run = new TestRun();
        for (int round = 1; round <= ROUNDS.length; round++) {
            run.trial("A", "get", round, 1, Outcome.VALID, Map.of(TestRun.CPU, ROUNDS[round - 1], TestRun.BYTES, 100.0));
            run.trial("B", "get", round, 1, Outcome.VALID,
                    Map.of(TestRun.CPU, truth * ROUNDS[round - 1] * OWN[round - 1], TestRun.BYTES, 100.0));
        }
        return run;
    }
}
