package dev.straightway.lab.statistics;

import static dev.straightway.lab.statistics.TestRun.CPU;
import static dev.straightway.lab.statistics.TestRun.REQUESTS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.assertj.core.groups.Tuple.tuple;

import java.util.Map;

import org.junit.jupiter.api.Test;

import dev.straightway.lab.results.Results.Curve;
import dev.straightway.lab.results.Trial;

class StatisticsTest {

    private static final double[] BASE = { 40, 44, 38, 52, 41, 39 };
    private static final double[] LESS = { 28, 31, 27, 36, 29, 27.5 };

    @Test
    void comparesEachTargetWithTheReference() {
        Statistics statistics = Statistics.of(new TestRun().rounds("base", "get", CPU, BASE).rounds("less", "get", CPU, LESS)
                .rounds("same", "get", CPU, BASE).results());

        assertThat(statistics.comparisons()).extracting(PairComparison::base, PairComparison::target,
                pair -> pair.verdict().words()).containsExactly(
                        tuple("base", "less", "30 % less User CPU (29–31 %)"),
                        tuple("base", "same", "no difference seen, 1.00× (1.00–1.00), could have seen 2.0 %"));
    }

    @Test
    void comparesAnyPairOnDemand() {
        Statistics statistics = Statistics.of(new TestRun().rounds("base", "get", CPU, BASE).rounds("less", "get", CPU, LESS)
                .results());

        assertThat(statistics.compare("get", "pinned", "less", "base").verdict().words())
                .isEqualTo("42 % more User CPU (41–44 %)");
    }

    @Test
    void onlyThePrimaryMetricHasAVerdictTheOthersHaveARatio() {
        PairComparison pair = Statistics.of(new TestRun().rounds("base", "get", REQUESTS, BASE)
                .rounds("less", "get", REQUESTS, LESS).results()).comparisons().get(0);

        assertThat(pair.verdict().words()).isEqualTo("no verdict: 0 of 6 rounds");
        assertThat(pair.ratios()).extracting(MetricRatio::words).containsExactly("-", "-", "gives 0.70× (0.69–0.71)");
    }

    @Test
    void pairsOnlyRoundsInWhichBothCount() {
        TestRun run = new TestRun().rounds("base", "get", CPU, BASE).rounds("less", "get", CPU, 28, 31, 27, 36, 29);
        run.trial("less", "get", 6, 1, Trial.Outcome.FAILED, Map.of(CPU, 27.5));

        assertThat(Statistics.of(run.results()).comparisons().get(0).verdict().words())
                .isEqualTo("no verdict: 5 of 6 rounds");
    }

    @Test
    void takesTheLastValidAttemptOfARound() {
        TestRun run = new TestRun().trial("base", "get", 1, 2, Trial.Outcome.VALID, Map.of(CPU, 20.0))
                .trial("base", "get", 1, 1, Trial.Outcome.VALID, Map.of(CPU, 10.0))
                .trial("base", "get", 1, 3, Trial.Outcome.NOISY, Map.of(CPU, 30.0));

        assertThat(Statistics.of(run.results()).summaries()).extracting(Summary::median).containsExactly(20.0);
    }

    @Test
    void leavesOutTheClosedLoopOfATargetWhoseGeneratorWasTheBottleneckOnce() {
        TestRun run = new TestRun();
        for (int round = 1; round <= 6; round++) {
            run.trial("base", "get", round, 1, Trial.Outcome.VALID, Map.of(CPU, BASE[round - 1], REQUESTS, 100.0,
                    "generator-busy", 60.0, "server-busy", 99.0));
            run.trial("less", "get", round, 1, Trial.Outcome.VALID, Map.of(CPU, LESS[round - 1], REQUESTS, 150.0,
                    "generator-busy", round == 3 ? 95.0 : 80.0, "server-busy", 99.0));
        }
        Statistics statistics = Statistics.of(run.results());

        assertThat(statistics.summary("base", "get", "pinned", REQUESTS)).isPresent();
        assertThat(statistics.summary("less", "get", "pinned", REQUESTS)).isEmpty();
        assertThat(statistics.summaries()).filteredOn(summary -> summary.metric().equals(REQUESTS))
                .extracting(Summary::target).containsExactly("base");
        PairComparison pair = statistics.comparisons().get(0);
        assertThat(pair.verdict().words()).as("CPU counts").isEqualTo("30 % less User CPU (29–31 %)");
        assertThat(pair.ratio(REQUESTS).orElseThrow().known()).isFalse();
    }

    @Test
    void leavesOutWhatNeverRan() {
        TestRun run = new TestRun().rounds("base", "get", CPU, BASE).trial("less", "get", 1, 1, Trial.Outcome.NOT_RUN,
                Map.of());

        assertThat(Statistics.of(run.results()).comparisons()).isEmpty();
    }

    @Test
    void summarisesRounds() {
        Summary summary = Statistics.of(new TestRun().rounds("base", "get", CPU, 40, 44, 38, 52, 41, 39).results())
                .summary("base", "get", "pinned", CPU).orElseThrow();

        assertThat(summary).extracting(Summary::min, Summary::lowerQuartile, Summary::median, Summary::upperQuartile,
                Summary::max, Summary::rounds).containsExactly(38.0, 39.25, 40.5, 43.25, 52.0, 6);
        assertThat(summary.interval().within(38, 52)).isTrue();
        assertThat(summary.spreadPercent()).isEqualTo(7 / 40.5 * 100, within(1e-9));
        assertThat(summary.quartilesPercent()).isEqualTo(4 / 40.5 * 100, within(1e-9));
    }

    @Test
    void drawsALineAndAPowerThroughACurve() {
        Curve curve = new Curve("routes", "Routes", "routes");
        TestRun run = new TestRun().scenario("r100", curve, 100).scenario("r1", curve, 1).scenario("r10", curve, 10);
        run.rounds("base", "r1", CPU, 3, 2.9, 3.1).rounds("base", "r10", CPU, 30).rounds("base", "r100", CPU, 300)
                .rounds("flat", "r1", CPU, 7).rounds("flat", "r100", CPU, 7).rounds("once", "r1", CPU, 7);

        assertThat(Statistics.of(run.results()).growths()).extracting(Growth::target).containsExactly("base", "flat");
        Growth grows = Statistics.of(run.results()).growths().get(0);
        assertThat(grows.points()).extracting(Growth.Point::x).containsExactly(1.0, 10.0, 100.0);
        assertThat(grows.slopePerUnit()).isEqualTo(3, within(1e-9));
        assertThat(grows.intercept()).isEqualTo(0, within(1e-9));
        assertThat(grows.exponent()).isEqualTo(1, within(1e-9));
        assertThat(Statistics.of(run.results()).growths().get(1).exponent()).isEqualTo(0, within(1e-9));
        assertThat(grows.rounds()).as("rounds with every point").isEqualTo(1);
        assertThat(grows.slopeInterval().known()).isFalse();
    }

    @Test
    void takesTheIntervalOfASlopeFromTheRoundsThatHaveEveryPoint() {
        Curve curve = new Curve("routes", "Routes", "routes");
        TestRun run = new TestRun().scenario("r0", curve, 0).scenario("r10", curve, 10);
        run.rounds("base", "r0", CPU, 5, 5, 5, 5).rounds("base", "r10", CPU, 15, 25, 35);

        Growth growth = Statistics.of(run.results()).growths().get(0);
        assertThat(growth.rounds()).isEqualTo(3);
        assertThat(growth.slopeInterval()).isEqualTo(StudentInterval.of(new double[] { 1, 2, 3 }));
    }
}
