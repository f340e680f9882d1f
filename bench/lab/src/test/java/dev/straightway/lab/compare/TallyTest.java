package dev.straightway.lab.compare;

import static dev.straightway.lab.statistics.TestRun.BYTES;
import static dev.straightway.lab.statistics.TestRun.CPU;
import static dev.straightway.lab.statistics.TestRun.REQUESTS;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;

import dev.straightway.lab.compare.Tally.Run;
import dev.straightway.lab.results.Results;
import dev.straightway.lab.statistics.TestRun;

class TallyTest {

    private static final double[] BASE = { 40, 41, 39, 40.5, 40.2, 39.8 };
    /** What another JVM of the same costs in each round, by the first. */
    private static final double[] NOISE = { 1.02, 0.98, 1.01, 0.99, 1.03, 0.97 };

    private static TestRun run(double factor) {
        TestRun run = new TestRun().rounds("rest", "get", CPU, BASE);
        double[] values = new double[BASE.length];
        Arrays.setAll(values, i -> BASE[i] * NOISE[i] * factor);
        return run.rounds("again", "get", CPU, values).without(BYTES).without(REQUESTS);
    }

    private static Results asked(Results run, Map<String, String> options) {
        return new Results(run.run().with(run.environment(), options), run.found());
    }

    @Test
    void countsTheVerdictsOfAllRunsAndTheLaterRatiosInTheIntervalOfTheFirst() {
        assertThat(Tally.of(List.of(new Run("101", run(1).results()), new Run("102", run(1.01).results()),
                new Run("103", run(1.3).results())))).isEqualTo(
                        """

                                again by rest, get, pinned
                                run  ratio (95 %)       could see  in the first's  verdict
                                101  1.00× (0.97–1.03)  6.5 %                      no difference seen
                                102  1.01× (0.98–1.04)  6.5 %      yes             no difference seen
                                103  1.30× (1.26–1.34)  6.5 %      no              30 % more User CPU (26–34 %)
                                3 runs: 0 better, 1 worse, 2 no difference seen, 0 inconclusive, 0 no verdict; 1 of 2 later ratios lie in the first's interval
                                """);
    }

    @Test
    void saysNothingOfAnIntervalWhereTheFirstHasNone() {
        Results few = new TestRun().rounds("rest", "get", CPU, 40, 41).rounds("again", "get", CPU, 40, 41).without(BYTES)
                .without(REQUESTS).results();

        assertThat(Tally.of(List.of(new Run("1", few), new Run("2", run(1).results())))).endsWith(
                "2 runs: 0 better, 0 worse, 1 no difference seen, 0 inconclusive, 1 no verdict\n");
    }

    @Test
    void saysInWhatTheRunsDifferButForWhatIsAnotherInEachOfThem() {
        Results one = asked(run(1).environment("commit", "a").environment("load average", "0.1").results(),
                Map.of("lab.seed", "101", "lab.rounds", "6", "lab.output", "101"));
        Results other = asked(run(1).environment("commit", "b").environment("load average", "0.2").results(),
                Map.of("lab.seed", "102", "lab.rounds", "8", "lab.output", "102"));

        assertThat(Tally.of(List.of(new Run("101", one), new Run("102", other))))
                .startsWith("WARNING not the same in all runs: commit, lab.rounds\n");
    }

    @Test
    void saysWhichRunDidNotComeToItsEnd() {
        Results whole = run(1).results();
        Results cut = new Results(whole.run().complete(false), whole.found());

        assertThat(Tally.of(List.of(new Run("101", whole), new Run("102", cut))))
                .startsWith("WARNING run 102 did not come to its end\n");
    }
}
