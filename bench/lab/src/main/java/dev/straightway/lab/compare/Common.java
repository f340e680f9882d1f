package dev.straightway.lab.compare;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

import dev.straightway.lab.results.Results;
import dev.straightway.lab.results.Results.MeasuredMetric;
import dev.straightway.lab.results.Trial;
import dev.straightway.lab.statistics.Rule;
import dev.straightway.lab.statistics.Values;

/**
 * What two runs have in common: what either ran of the targets, scenarios and placements that both were asked for.
 * <p>
 * What ran in one of them only, because it failed or the other was stopped, is part of it and gives a row without a verdict: a
 * server that no longer answers must not pass.
 */
final class Common {

    private static final Predicate<MeasuredMetric> CPU = MeasuredMetric::primary;
    static final Predicate<MeasuredMetric> BYTES = metric -> metric.name().equals("bytes");

    private static final String UNPINNED_ROUNDS = "lab.unpinned.rounds";

    private record Cell(String target, String scenario, String placement) {

        static Cell of(Trial trial) {
            return new Cell(trial.target(), trial.scenario(), trial.placement());
        }

        boolean askedOf(Results run) {
            return run.targets().stream().anyMatch(each -> each.name().equals(target))
                    && run.scenarios().stream().anyMatch(each -> each.name().equals(scenario))
                    && run.trials().stream().anyMatch(each -> each.placement().equals(placement));
        }
    }

    private final Results a;
    private final Results b;
    private final List<Judge> judges = new ArrayList<>();
    private final List<String> obstacles = new ArrayList<>();
    private final Set<Cell> cells = new LinkedHashSet<>();

    Common(Results a, Results b, Thresholds thresholds) {
        this.a = a;
        this.b = b;
        collect(a);
        collect(b);
        if (cells.isEmpty()) {
            obstacles.add("the runs have nothing in common: no target, scenario and placement was run in both");
        }
        judge("a primary metric", CPU, thresholds.cpu());
        judge("allocated bytes per request", BYTES, thresholds.bytes());
        if (judges.isEmpty()) {
            obstacles.add("no metric that is compared was measured in both runs");
        }
    }

    private void collect(Results run) {
        // Not so what can't be had there at all: both runs would have to have it.
        run.trials().stream().filter(trial -> trial.outcome() != Trial.Outcome.NOT_RUN).map(Cell::of)
                .filter(cell -> cell.askedOf(a) && cell.askedOf(b)).forEach(cells::add);
    }

    private void judge(String what, Predicate<MeasuredMetric> which, double threshold) {
        Optional<MeasuredMetric> before = a.metrics().stream().filter(which).findFirst();
        Optional<MeasuredMetric> after = b.metrics().stream().filter(which).findFirst();
        if (before.isPresent() != after.isPresent()) {
            obstacles.add("only run " + (before.isPresent() ? "A" : "B") + " has " + what);
        } else if (before.isPresent() && !before.get().name().equals(after.orElseThrow().name())) {
            obstacles.add(what + " is \"" + before.get().name() + "\" in A and \"" + after.orElseThrow().name() + "\" in B");
        } else {
            before.ifPresent(metric -> judges.add(new Judge(metric, threshold)));
        }
    }

    List<Row> rows() {
        List<Row> rows = new ArrayList<>();
        for (Cell cell : cells) {
            Values earlier = Values.of(a, cell.target, cell.scenario, cell.placement);
            Values later = Values.of(b, cell.target, cell.scenario, cell.placement);
            judges.forEach(
                    judge -> rows.add(judge.row(cell.target, cell.scenario, cell.placement, earlier, later, rounds(cell))));
        }
        return List.copyOf(rows);
    }

    private Judge.Rounds rounds(Cell cell) {
        return new Judge.Rounds(orientation(a, cell) && orientation(b, cell), a.began().equals(b.began()));
    }

    /** Whether a run was asked to repeat a placement beside its first one less often than a verdict needs. */
    private static boolean orientation(Results run, Cell cell) {
        String first = run.trials().stream().map(Trial::placement).findFirst().orElse(cell.placement());
        String asked = run.options().getOrDefault(UNPINNED_ROUNDS, "");
        return !cell.placement().equals(first) && asked.matches("[0-9]{1,6}")
                && Integer.parseInt(asked) < Rule.STANDARD.leastRounds();
    }

    List<String> obstacles() {
        return List.copyOf(obstacles);
    }
}
