package dev.straightway.lab.statistics;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;

import dev.straightway.lab.results.Results;
import dev.straightway.lab.results.Trial;

/** A run that no machine made: two targets, one scenario, one metric, and a ratio that is known. */
final class SyntheticRun {

    static final String BASE = "base";
    static final String TARGET = "target";
    static final String SCENARIO = "scenario";
    static final String PLACEMENT = "pinned";
    static final String METRIC = "user";

    private SyntheticRun() {
    }

    /**
     * @param truth what the target costs, in costs of the base
     * @param seed the same gives the same run
     */
    static Results of(Noise noise, int rounds, double truth, long seed) {
        Random random = new Random(seed * 0x9E37_79B9_7F4A_7C15L);
        List<Trial> trials = new ArrayList<>();
        for (int round = 1; round <= rounds; round++) {
            double[] costs = noise.round(random, truth);
            trials.add(trial(BASE, round, costs[0]));
            trials.add(trial(TARGET, round, costs[1]));
        }
        return new Results(new Results.Run(Results.FORMAT, "", true, Map.of(), Map.of(),
                List.of(new Results.MeasuredTarget(BASE, BASE, "", "", true),
                        new Results.MeasuredTarget(TARGET, TARGET, "", "", false)),
                List.of(new Results.MeasuredScenario(SCENARIO, SCENARIO, "", "", null, 0)),
                List.of(new Results.MeasuredMetric(METRIC, METRIC, "µs/request", true, true, ""))),
                Results.Findings.of(trials));
    }

    private static Trial trial(String target, int round, double cost) {
        return new Trial(target, SCENARIO, PLACEMENT, round, 1, Trial.Outcome.VALID, null, true, 0, Map.of(METRIC, 40 * cost),
                Map.of(), List.of());
    }
}
