package dev.straightway.lab.run;

import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

import dev.straightway.lab.options.Options;
import dev.straightway.lab.results.Trial;
import dev.straightway.lab.results.Trial.Outcome;
import dev.straightway.lab.trial.Bench;
import dev.straightway.lab.trial.Cell;
import dev.straightway.lab.trial.Examination;
import dev.straightway.lab.trial.Trials;

/**
 * All trials, round by round; one that was disturbed or wasn't steady runs again at once, beside those that it is compared
 * with.
 */
final class Rounds {

    /** What may come out better when it is tried again. */
    private static final Set<Outcome> AGAIN = EnumSet.of(Outcome.NOISY, Outcome.UNSTEADY);

    private final Plan plan;
    private final Bench bench;
    private final Passes passes;
    private final Recorder recorder;
    private final Progress progress;
    private final Trials runner;
    private final Budget budget;
    private final List<Cell> before = new ArrayList<>();
    private final int total;

    Rounds(Plan plan, Bench bench, Trials runner, Recorder recorder, Progress progress) throws IOException {
        this.plan = plan;
        this.bench = bench;
        this.recorder = recorder;
        this.progress = progress;
        this.passes = new Passes(plan, bench.host(), recorder, progress);
        this.runner = runner;
        List<Cell> all = Stream.of(plan.rounds(), plan.unpinnedRounds()).flatMap(List::stream).flatMap(List::stream).toList();
        this.total = all.size();
        this.before.addAll(all.stream().filter(cell -> !recorder.ran(cell)).toList());
        this.budget = new Budget(Estimate.limit(plan), plan.options().timing().warmupSeconds());
        recorder.trials().forEach(trial -> all.stream().filter(cell -> cell.ran(trial)).findFirst()
                .ifPresent(cell -> budget.took(cell, trial)));
        progress.expect(Estimate.seconds(plan) - all.stream().filter(recorder::ran).mapToDouble(this::seconds).sum());
    }

    void run() throws IOException, InterruptedException {
        rounds(plan.rounds());
        passes.explain();
        rounds(plan.unpinnedRounds());
    }

    private void rounds(List<List<Cell>> rounds) throws InterruptedException {
        for (List<Cell> round : rounds) {
            for (Cell cell : round) {
                // What is not before the run was made by its pilot, or before it was resumed.
                if (before.remove(cell)) {
                    untilValid(cell);
                }
            }
        }
    }

    private void untilValid(Cell cell) throws InterruptedException {
        Options options = plan.options();
        int attempt = 1;
        Trial trial = once(cell, attempt);
        while (AGAIN.contains(trial.outcome()) && attempt <= options.timing().retries() && inTime(cell)) {
            trial = once(cell, ++attempt);
        }
    }

    private Trial once(Cell cell, int attempt) throws InterruptedException {
        Optional<Examination> examination = attempt == 1 ? passes.of(cell) : Optional.empty();
        boolean augmentation = bench.augmentations().due(cell);
        double expected = seconds(cell) + (examination.isPresent() ? Estimate.pass(plan.options()) : 0)
                + (augmentation ? Estimate.AUGMENTATION_SECONDS : 0);
        Trial trial = runner.run(cell, attempt, warmup(cell), examination);
        budget.took(cell, trial);
        recorder.trial(trial);
        progress.step(attempt == 1 ? expected : 0, Progress.line(trial, recorder.ran(), total));
        return trial;
    }

    /** The most seconds of a warm-up; the passes of the last round are still before the run as long as any of its cells is. */
    private int warmup(Cell cell) {
        long passesLeft = Stream.concat(before.stream(), Stream.of(cell)).filter(passes::has).count();
        double rest = (before.size() + 1) * Estimate.withoutWarmup(plan.options())
                + passesLeft * Estimate.pass(plan.options());
        return budget.warmupSeconds(cell, progress.elapsedSeconds(), before, rest);
    }

    private double seconds(Cell cell) {
        return Estimate.trial(plan.options(), budget.expected(cell));
    }

    private boolean inTime(Cell cell) {
        boolean inTime = progress.elapsedSeconds() + seconds(cell) + before.stream().mapToDouble(this::seconds).sum()
                + before.stream().filter(passes::has).count() * Estimate.pass(plan.options()) < Estimate.limit(plan);
        if (!inTime) {
            recorder.note("Disturbed and unsteady trials were not run again where the run would have taken more than "
                    + Estimate.words(Estimate.limit(plan)) + " (lab.limit).");
        }
        return inTime;
    }
}
