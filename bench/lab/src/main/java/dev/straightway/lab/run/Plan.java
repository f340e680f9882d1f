package dev.straightway.lab.run;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

import dev.straightway.lab.attribution.Rules;
import dev.straightway.lab.options.Options;
import dev.straightway.lab.results.Trial;
import dev.straightway.lab.scenario.Scenario;
import dev.straightway.lab.server.ServerJava;
import dev.straightway.lab.server.TrialFailure;
import dev.straightway.lab.target.ServerTarget;
import dev.straightway.lab.trial.BenchmarkRunner;
import dev.straightway.lab.trial.Cell;
import dev.straightway.lab.trial.Order;
import dev.straightway.lab.trial.Placement;
import dev.straightway.lab.trial.TrialRunner;

/**
 * What a run has before it: which cells, in which order, and which can't be had here.
 *
 * @param java of the servers
 * @param placement of the trials that verdicts rest on
 */
record Plan(Options options, List<ServerTarget> targets, List<Scenario> scenarios, ServerJava java, Placement placement) {

    private static final String OWN = "straightway";

    /** {@return the same targets and scenarios with other options} */
    Plan with(Options others) {
        return new Plan(others, targets, scenarios, java, placement);
    }

    /**
     * {@return the cells of a round in the order to run them}
     *
     * @param round counted from 1
     */
    List<Cell> round(int round) {
        return runnable(targets, placement, round);
    }

    List<List<Cell>> rounds() {
        return IntStream.rangeClosed(1, options.timing().rounds()).mapToObj(this::round).toList();
    }

    /** {@return the key rows, round by round, with every core free; none where nothing was held apart} */
    List<List<Cell>> unpinnedRounds() {
        List<ServerTarget> repeated = targets.stream()
                .filter(target -> options.placements().unpinned().include(target.name())).toList();
        if (!placement.pinning().active() || repeated.isEmpty()) {
            return List.of();
        }
        Placement free = Placement.of(placement.pinning().released());
        return IntStream.rangeClosed(1, options.placements().unpinnedRounds())
                .mapToObj(round -> runnable(repeated, free, round)).filter(cells -> !cells.isEmpty()).toList();
    }

    /** {@return how often an application is augmented again} */
    long augmentations() {
        long applications = round(1).stream().filter(cell -> cell.target().rebuilding(cell.scenario()).isPresent())
                .map(cell -> cell.target().name()).distinct().count();
        return applications * Math.min(options.passes().augmentations(), options.timing().rounds());
    }

    /** {@return one trial for each target and scenario that can't be had here, with the reason} */
    List<Trial> notRun() {
        List<Trial> trials = new ArrayList<>();
        for (Scenario scenario : scenarios) {
            for (ServerTarget target : targets) {
                excluded(target, scenario)
                        .ifPresent(reason -> trials.add(TrialRunner.notRun(new Cell(target, scenario, placement, 1), reason)));
            }
        }
        return trials;
    }

    /** {@return what the verdicts compare with: the target that is marked so, or the first if it isn't measured} */
    ServerTarget reference() {
        return targets.stream().filter(ServerTarget::reference).findFirst().orElse(targets.get(0));
    }

    /** {@return the target whose profile is compared with all others: the one that this lab belongs to} */
    ServerTarget explained() {
        return targets.stream().filter(target -> target.name().equals(OWN)).findFirst().orElse(reference());
    }

    /**
     * {@return what tells the phase of a stack: the user's rules first}
     *
     * @throws TrialFailure if these can't be followed
     */
    Rules rules() {
        Optional<Path> phases = options.files().phases();
        try {
            return phases.isEmpty() ? Rules.standard() : Rules.before(phases.get());
        } catch (IOException | IllegalArgumentException wrong) {
            throw new TrialFailure("lab.phases can't be followed: " + wrong.getMessage());
        }
    }

    /** @throws TrialFailure with the fix if something that is to be run isn't there */
    void requireReady() {
        rules();
        List<String> missing = round(1).stream().map(cell -> cell.target().unready(cell.scenario())).flatMap(Optional::stream)
                .distinct().toList();
        if (!missing.isEmpty()) {
            throw new TrialFailure(String.join("\n", missing));
        }
    }

    private List<Cell> runnable(List<ServerTarget> some, Placement where, int round) {
        Order<Scenario, ServerTarget> order = new Order<>(scenarios,
                scenario -> some.stream().filter(target -> excluded(target, scenario).isEmpty() && isAsked(target, scenario))
                        .toList(),
                options.timing().seed());
        return order.round(round, (target, scenario) -> new Cell(target, scenario, where, round));
    }

    /** A second form of a server needn't answer in each smoke run what the first answers; unless somebody wants to know. */
    private boolean isAsked(ServerTarget target, Scenario scenario) {
        return !options.smoke() || !options.scenarios().listed().isEmpty()
                || target.inSmoke(scenario) && !scenario.relation().represented();
    }

    private Optional<String> excluded(ServerTarget target, Scenario scenario) {
        return target.notOffered(scenario)
                .or(() -> target.leftOut(scenario))
                .or(() -> options.load().inMemory() ? BenchmarkRunner.lacks(target, scenario)
                        : BenchmarkRunner.inMemoryOnly(target, scenario))
                .or(() -> scenario.javaRelease() <= java.release() ? Optional.empty()
                        : Optional.of("needs Java " + scenario.javaRelease() + ", and the servers run on " + java.release()
                                + "; choose another JDK with lab.java"));
    }
}
