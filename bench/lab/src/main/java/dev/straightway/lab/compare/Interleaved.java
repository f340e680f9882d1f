package dev.straightway.lab.compare;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import dev.straightway.lab.results.Results;
import dev.straightway.lab.results.Results.MeasuredMetric;
import dev.straightway.lab.results.Results.MeasuredScenario;
import dev.straightway.lab.results.Results.MeasuredTarget;
import dev.straightway.lab.results.Trial;
import dev.straightway.lab.statistics.Statistics;
import dev.straightway.lab.statistics.Values;

/** Builds that ran as targets of one run, each against the first, round by round. */
final class Interleaved {

    private final Results run;
    private final Statistics statistics;
    private final List<Judge> judges;

    private Interleaved(Results run, Thresholds thresholds) {
        this.run = run;
        this.statistics = Statistics.of(run);
        this.judges = Stream.concat(
                statistics.primary().stream().map(metric -> new Judge(metric, thresholds.cpu())),
                bytes().stream().map(metric -> new Judge(metric, thresholds.bytes()))).toList();
    }

    static RunComparison of(Results run, Thresholds thresholds) {
        Interleaved builds = new Interleaved(run, thresholds);
        Optional<MeasuredTarget> first = builds.statistics.reference();
        if (first.isEmpty()) {
            return new RunComparison(List.of(), List.of(), List.of("the run has no target to compare with"));
        }
        List<Row> rows = builds.rows(first.get());
        return new RunComparison(rows, builds.losses(),
                rows.isEmpty() ? List.of("the builds have nothing in common: no scenario was asked of both") : List.of());
    }

    private List<Row> rows(MeasuredTarget first) {
        List<Row> rows = new ArrayList<>();
        for (MeasuredTarget target : run.targets()) {
            for (MeasuredScenario scenario : run.scenarios()) {
                for (String placement : statistics.placements()) {
                    if (!target.equals(first) && asked(target, scenario, placement) && asked(first, scenario, placement)) {
                        judges.forEach(judge -> rows.add(judge.row(
                                statistics.compare(scenario.name(), placement, first.name(), target.name()),
                                Values.of(run, first.name(), scenario.name(), placement),
                                Values.of(run, target.name(), scenario.name(), placement))));
                    }
                }
            }
        }
        return List.copyOf(rows);
    }

    /** {@return what to know of rounds that have no vote: more of them wouldn't help a build that fails} */
    private List<String> losses() {
        Map<String, List<Trial>> places = run.trials().stream().filter(trial -> trial.outcome() != Trial.Outcome.NOT_RUN)
                .collect(Collectors.groupingBy(trial -> trial.target() + " in " + trial.scenario() + ", " + trial.placement(),
                        LinkedHashMap::new, Collectors.toList()));
        List<String> losses = new ArrayList<>();
        places.forEach((place, trials) -> {
            Set<Integer> rounds = trials.stream().map(Trial::round).collect(Collectors.toSet());
            long counted = trials.stream().filter(Trial::valid).map(Trial::round).distinct().count();
            List<Trial> lost = trials.stream().filter(trial -> !trial.valid()).toList();
            if (counted < rounds.size()) {
                Trial last = lost.get(lost.size() - 1);
                losses.add(place + ": " + (rounds.size() - counted) + " of " + rounds.size() + " rounds don't count, the last: "
                        + last.outcome() + ", " + (last.reason() == null ? "no reason was saved" : last.reason()));
            }
        });
        return List.copyOf(losses);
    }

    /** A build that failed was asked: it has a row, without a verdict. */
    private boolean asked(MeasuredTarget target, MeasuredScenario scenario, String placement) {
        return run.trials().stream().anyMatch(trial -> trial.outcome() != Trial.Outcome.NOT_RUN
                && trial.target().equals(target.name()) && trial.scenario().equals(scenario.name())
                && trial.placement().equals(placement));
    }

    private Optional<MeasuredMetric> bytes() {
        return run.metrics().stream().filter(Common.BYTES).findFirst();
    }
}
