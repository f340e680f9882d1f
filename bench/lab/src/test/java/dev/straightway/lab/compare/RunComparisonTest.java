package dev.straightway.lab.compare;

import static dev.straightway.lab.statistics.TestRun.BYTES;
import static dev.straightway.lab.statistics.TestRun.CPU;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import dev.straightway.lab.results.Results;
import dev.straightway.lab.results.ResultsFile;
import dev.straightway.lab.results.Trial;
import dev.straightway.lab.statistics.TestRun;

class RunComparisonTest {

    private static final double[] VALUES = { 40, 41, 39, 40.5, 40.2, 39.8 };

    private static Results run(double factor, String... metrics) {
        TestRun run = new TestRun();
        double[] values = Arrays.stream(VALUES).map(value -> value * factor).toArray();
        for (int i = 0; i < values.length; i++) {
            run.trial("one", "get", i + 1, 1, Trial.Outcome.VALID, Map.of(CPU, values[i], BYTES, 10 * values[i]));
        }
        Arrays.stream(metrics).forEach(run::without);
        return run.results();
    }

    private static RunComparison compare(Results a, Results b) {
        return RunComparison.of(a, b, Thresholds.STANDARD);
    }

    @ParameterizedTest
    @CsvSource(textBlock = """
            1.2,   1.05, 1.02, REGRESSION, REGRESSION, 1
            1.2,   1.3,  1.3,  NONE,       NONE,       0
            1.2,   1.05, 1.3,  REGRESSION, NONE,       1
            1.2,   1.3,  1.02, NONE,       REGRESSION, 1
            1.07,  1.05, 1.02, NOISY,      REGRESSION, 1
            1.04,  1.05, 1.04, NOISY,      NOISY,      3
            1,     1.05, 1.05, NONE,       NONE,       0
            0.8,   1.05, 1.02, NONE,       NONE,       0
            """)
    void judgesEachCostByItsThreshold(double factor, double cpu, double bytes, Row.Outcome ofCpu, Row.Outcome ofBytes,
            int exitCode) {
        RunComparison comparison = RunComparison.of(run(1), run(factor), new Thresholds(cpu, bytes));

        assertThat(comparison.rows()).extracting(Row::outcome).containsExactly(ofCpu, ofBytes);
        assertThat(comparison.exitCode()).isEqualTo(exitCode);
    }

    @Test
    void tooFewRoundsAreNoPass() {
        RunComparison comparison = compare(run(1), new TestRun().rounds("one", "get", CPU, 40, 41, 39).results());

        assertThat(comparison.rows()).extracting(Row::words).containsExactly(
                "no verdict: 6 and 3 rounds that count, it needs 6 in both",
                "no verdict: 6 and 0 rounds that count, it needs 6 in both");
        assertThat(comparison.obstacles()).isEmpty();
        assertThat(comparison.exitCode()).isEqualTo(3);
        assertThat(comparison.draw())
                .endsWith("Underpowered: 2 of 2 rows leave open whether a cost grew beyond its threshold. Run more rounds "
                        + "(--precision 5% chooses how many), or both builds by turns (compare --builds A B).\n");
    }

    @Test
    void aServerThatNoLongerAnswersIsNoPass() {
        Results failing = new TestRun().trial("one", "get", 1, 1, Trial.Outcome.FAILED, Map.of()).results();

        assertThat(compare(run(1), failing).exitCode()).isEqualTo(3);
    }

    @Test
    void aTrialThatOneRunWasStoppedBeforeIsNoPass() {
        Results a = new TestRun().rounds("one", "get", CPU, VALUES).rounds("two", "get", CPU, VALUES).without(BYTES).results();
        TestRun b = new TestRun().rounds("one", "get", CPU, VALUES).without(BYTES);
        b.trial("two", "get", 1, 1, Trial.Outcome.NOT_RUN, Map.of());

        assertThat(compare(a, b.results()).rows()).extracting(Row::outcome).containsExactly(Row.Outcome.NONE,
                Row.Outcome.NO_VERDICT);
    }

    @Test
    void aRegressionOutranksWhatCouldNotBeCompared() {
        Results later = new TestRun().rounds("one", "get", CPU, 60, 61, 62, 63, 64, 65).results();

        RunComparison comparison = compare(run(1), later);

        assertThat(comparison.rows()).extracting(Row::outcome).containsExactly(Row.Outcome.REGRESSION, Row.Outcome.NO_VERDICT);
        assertThat(comparison.exitCode()).isEqualTo(1);
    }

    @Test
    void runsWithNothingInCommonAreNotComparable() {
        RunComparison comparison = compare(run(1), new TestRun().rounds("two", "post", CPU, VALUES).results());

        assertThat(comparison.exitCode()).isEqualTo(2);
        assertThat(comparison.draw()).isEqualTo("""
                WARNING target one is in A only
                WARNING target two is in B only
                WARNING scenario get is in A only
                WARNING scenario post is in B only
                NOT COMPARABLE the runs have nothing in common: no target, scenario and placement was run in both
                No verdict on the whole: what is above could not be compared.
                """);
    }

    @Test
    void aMetricThatOnlyOneRunHasIsNotComparable() {
        RunComparison comparison = compare(run(1), run(1, BYTES));

        assertThat(comparison.obstacles()).containsExactly("only run A has allocated bytes per request");
        assertThat(comparison.exitCode()).isEqualTo(2);
    }

    @Test
    void runsWithoutAnyOfTheMetricsAreNotComparable() {
        assertThat(compare(run(1, BYTES, CPU), run(1, BYTES, CPU)).obstacles())
                .containsExactly("no metric that is compared was measured in both runs");
    }

    @Test
    void differencesOfTheEnvironmentAreWarningsOnly() {
        Results a = new TestRun().rounds("one", "get", CPU, VALUES).without(BYTES).environment("heap", "256m")
                .environment("collector", "G1").environment("machine", "2 cores").results();
        Results b = new TestRun().rounds("one", "get", CPU, VALUES).without(BYTES).environment("heap", "512m")
                .environment("machine", "2 cores").results();

        RunComparison comparison = compare(a, b);

        assertThat(comparison.warnings()).containsExactly("heap differs: A \"256m\", B \"512m\"",
                "collector differs: A \"G1\", B says nothing");
        assertThat(comparison.exitCode()).isZero();
    }

    @Test
    void drawsATable() {
        assertThat(compare(run(1), run(1.2)).draw()).matches("""
                target  scenario  placement  metric           B/A \\(95 %\\)         p
                one     get       pinned     User CPU         1.20× \\(1.17–1.23\\)  0.002  REGRESSION: above 1.05×
                one     get       pinned     Allocated bytes  1.20× \\(1.17–1.23\\)  0.002  REGRESSION: above 1.02×
                Regression: at least one cost grew beyond its threshold.
                """);
    }

    @Test
    void readsFiles(@TempDir Path folder) throws IOException {
        Path a = folder.resolve("a.json");
        Path b = folder.resolve("b.json");
        ResultsFile.write(run(1), a);
        ResultsFile.write(run(1.2), b);

        assertThat(RunComparison.of(a, b, Thresholds.STANDARD)).isEqualTo(compare(run(1), run(1.2)));
    }

    @Test
    void namesEachFileThatIsNoRun(@TempDir Path folder) throws IOException {
        Path a = folder.resolve("a.json");
        Path b = folder.resolve("b.json");

        RunComparison comparison = RunComparison.of(a, b, Thresholds.STANDARD);

        assertThat(comparison.obstacles()).containsExactly(a + " does not exist. Name the results.json of a run.",
                b + " does not exist. Name the results.json of a run.");
        assertThat(comparison.exitCode()).isEqualTo(2);
    }

    @Test
    void aRunAgainstItselfHasNoRegressionHoweverNoisyAndHoweverFewItsRoundsAre() {
        Results noisy = new TestRun().rounds("one", "get", CPU, 10, 20, 30, 10, 20, 30).rounds("two", "get", CPU, 10)
                .without(BYTES).results();

        assertThat(compare(noisy, noisy).rows()).extracting(Row::outcome).containsOnly(Row.Outcome.NONE);
        assertThat(compare(noisy, noisy).exitCode()).isZero();
    }

    @Test
    void noiseThatMayHideARegressionIsNoPass() {
        Results a = new TestRun().rounds("one", "get", CPU, 10, 20, 30, 10, 20, 30).without(BYTES).results();
        Results b = later(new TestRun().rounds("one", "get", CPU, 10, 20, 30, 10, 20, 30).without(BYTES).results(), a);

        assertThat(compare(a, b).rows()).extracting(Row::words)
                .containsExactly("underpowered: none seen, but one above 1.05× can't be excluded");
        assertThat(compare(a, b).exitCode()).isEqualTo(3);
    }

    @Test
    void rowsForOrientationAreNotAskedForAVerdict() {
        Results a = unpinned(new TestRun().rounds("one", "get", CPU, VALUES).without(BYTES).results());
        RunComparison comparison = compare(a, later(a, a));

        assertThat(comparison.rows()).extracting(Row::placement, Row::outcome).containsExactly(
                tuple("pinned", Row.Outcome.NONE), tuple("unpinned", Row.Outcome.NOT_ASKED));
        assertThat(comparison.exitCode()).isZero();
    }

    @Test
    void theOrderThatEachRunDrawsForItselfIsNoDifference() {
        assertThat(compare(seeded("1"), seeded("2")).warnings()).isEmpty();
    }

    private static Results seeded(String seed) {
        Results run = new TestRun().rounds("one", "get", CPU, VALUES).without(BYTES).environment("order", "from " + seed)
                .results();
        return new Results(run.run().with(run.environment(), Map.of("lab.seed", seed)), run.found());
    }

    /** The figures of a run, made an hour later. */
    private static Results later(Results run, Results options) {
        return new Results(new Results.Run(run.format(), "2026-01-02T04:04:05Z", true, run.environment(), options.options(),
                run.targets(), run.scenarios(), run.metrics()), run.found());
    }

    /** A run with one unpinned round more, as it was asked to have. */
    private static Results unpinned(Results run) {
        List<Trial> trials = new ArrayList<>(run.trials());
        trials.add(new Trial("one", "get", "unpinned", 1, 1, Trial.Outcome.VALID, null, true, 1, Map.of(CPU, 44.0), Map.of(),
                List.of()));
        return new Results(run.run().with(run.environment(), Map.of("lab.unpinned.rounds", "1")), run.found().with(trials));
    }
}
