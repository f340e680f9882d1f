package dev.straightway.lab.run;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

import dev.straightway.lab.environment.Environment;
import dev.straightway.lab.options.Option;
import dev.straightway.lab.options.OptionReader;
import dev.straightway.lab.options.Options;
import dev.straightway.lab.results.Results;
import dev.straightway.lab.results.Results.Findings;
import dev.straightway.lab.results.ResultsFile;
import dev.straightway.lab.results.Trial;
import dev.straightway.lab.server.TrialFailure;
import dev.straightway.lab.trial.Cell;

/**
 * A run that ended before its time, to be gone on with: the same options, seed and order, on the same machine with the same
 * builds.
 * <p>
 * Rounds that are whole are kept. One that was cut is run again as a whole, for its trials are compared with one another
 * because they ran next to each other. What is looked at in the servers of the last round belongs to it.
 *
 * @param file the saved results
 * @param saved what is in them
 */
public record Resumption(Path file, Results saved) {

    /** What may be another without another machine or build. */
    private static final Set<String> PASSING = Set.of(Environment.LOAD_AVERAGE, Environment.OTHER_WORK,
            Environment.OTHER_WORK_OF_GENERATOR, Environment.COMMIT);

    /**
     * @param file results.json of a run, in the folder where its results will be
     * @throws TrialFailure where there is nothing to go on with
     */
    public static Resumption of(Path file) throws IOException {
        Results saved = ResultsFile.read(file);
        if (saved.complete()) {
            throw new TrialFailure(file + " holds a run that came to its end: there is nothing to resume.");
        }
        if (!saved.environment().containsKey(Environment.BUILDS)) {
            throw new TrialFailure(
                    file + " can't be resumed: it doesn't say of which builds it is, as a smoke run and one of an"
                            + " earlier lab. Start a new run.");
        }
        return new Resumption(file, saved);
    }

    /**
     * {@return the options of the run, those that its pilot has chosen among them}
     *
     * @param others that may be others than they were
     */
    public Options options(Map<String, String> others) {
        Map<String, String> options = new HashMap<>(saved.options());
        options.putAll(others);
        options.put(Option.OUTPUT.property(), file.toAbsolutePath().getParent().toString());
        return new OptionReader(options).read();
    }

    /** {@return whether the pilot has been decided on} */
    boolean decided() {
        return saved.environment().containsKey(Environment.PRECISION);
    }

    /** @throws TrialFailure where the machine or a build isn't that of the run */
    void requireSame(Map<String, String> environment) {
        Set<String> names = new LinkedHashSet<>(saved.environment().keySet());
        names.addAll(environment.keySet());
        names.removeAll(PASSING);
        // Said of the run itself, not found on the machine.
        names.remove(Environment.PRECISION);
        List<String> others = names.stream()
                .filter(name -> !Objects.equals(saved.environment().get(name), environment.get(name)))
                .map(name -> name + " was \"" + saved.environment().get(name) + "\" and is \"" + environment.get(name) + "\"")
                .toList();
        if (!others.isEmpty()) {
            throw new TrialFailure(file + " can't be resumed here: " + String.join("; ", others)
                    + ". Its figures would mix two environments. Start a new run.");
        }
    }

    /**
     * {@return the saved results with nothing in them but what whole rounds gave}
     *
     * @param plan whose order the saved trials have
     */
    Results kept(Plan plan) {
        List<List<Cell>> rounds = plan.rounds();
        List<Trial> kept = new ArrayList<>();
        boolean all = rounds.stream().allMatch(round -> keep(round, kept)) && explained(plan);
        if (all) {
            for (List<Cell> round : plan.unpinnedRounds()) {
                if (!keep(round, kept)) {
                    break;
                }
            }
        } else if (rounds.stream().allMatch(this::whole)) {
            kept.removeIf(trial -> trial.round() == rounds.size());
        }
        List<String> notes = new ArrayList<>(saved.notes());
        notes.remove(Recorder.ENDED);
        notes.add("The run was resumed: " + kept.size() + " of its trials are from before.");
        // What was looked at in the servers of the last round is only whole with it.
        Findings found = all ? saved.found().with(kept) : Findings.of(kept);
        return new Results(saved.run().complete(false), found.noting(notes));
    }

    private boolean keep(List<Cell> round, List<Trial> kept) {
        boolean whole = whole(round);
        if (whole) {
            saved.trials().stream().filter(trial -> round.stream().anyMatch(cell -> cell.ran(trial))).forEach(kept::add);
        }
        return whole;
    }

    private boolean whole(List<Cell> round) {
        return round.stream().allMatch(this::done);
    }

    private boolean done(Cell cell) {
        List<Trial> attempts = saved.trials().stream().filter(cell::ran).toList();
        return !attempts.isEmpty() && attempts.stream().noneMatch(this::again);
    }

    /** Whether the run ended before a trial that was disturbed or wasn't steady could be run again. */
    private boolean again(Trial trial) {
        boolean last = trial.equals(saved.trials().get(saved.trials().size() - 1));
        return last && Rounds.AGAIN.contains(trial.outcome()) && trial.attempt() <= options(Map.of()).timing().retries();
    }

    /**
     * The stacks of the profiles aren't saved: without the attributions that were made of them, they have to be taken again.
     */
    private boolean explained(Plan plan) {
        return !plan.options().passes().profile() || !saved.attributions().isEmpty();
    }
}
