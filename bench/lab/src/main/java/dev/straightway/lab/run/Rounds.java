package dev.straightway.lab.run;

import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

import dev.straightway.lab.results.Trial;
import dev.straightway.lab.results.Trial.Outcome;
import dev.straightway.lab.trial.Bench;
import dev.straightway.lab.trial.Cell;
import dev.straightway.lab.trial.Examination;
import dev.straightway.lab.trial.Trials;

/**
 * All trials, round by round; one that was disturbed or wasn't steady runs again at once, beside those that it is compared
 * with. What is looked at in the servers of the last round is looked at in that of a cell's last attempt: in one that counts,
 * unless none does.
 */
final class Rounds {

    /** What may come out better when it is tried again. */
    static final Set<Outcome> AGAIN = EnumSet.of(Outcome.NOISY, Outcome.UNSTEADY);

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
        Optional<Examination> examination = passes.of(cell);
        Attempt attempt = new Attempt(cell, 1);
        Trial trial = once(attempt, examination);
        while (AGAIN.contains(trial.outcome()) && !attempt.last(trial)) {
            attempt = new Attempt(cell, attempt.number + 1);
            trial = once(attempt, examination);
        }
    }

    /** One of the attempts at a cell. */
    private final class Attempt {

        private final Cell cell;
        private final int number;
        private Optional<Boolean> last = Optional.empty();

        Attempt(Cell cell, int number) {
            this.cell = cell;
            this.number = number;
        }

        /** Found out once, before its server is looked at: that takes time, which another attempt may then lack. */
        boolean last(Trial trial) {
            if (last.isEmpty()) {
                last = Optional.of(!AGAIN.contains(trial.outcome()) || number > plan.options().timing().retries()
                        || !inTime(cell));
            }
            return last.get();
        }
    }

    private Trial once(Attempt attempt, Optional<Examination> examination) throws InterruptedException {
        Cell cell = attempt.cell;
        boolean augmentation = bench.augmentations().due(cell);
        double expected = seconds(cell) + (examination.isPresent() ? Estimate.pass(plan.options()) : 0)
                + (augmentation ? Estimate.AUGMENTATION_SECONDS : 0);
        Trial trial = runner.run(cell, attempt.number, warmup(cell), examination.map(one -> one.in(attempt::last)));
        budget.took(cell, trial);
        recorder.trial(trial);
        progress.step(attempt.number == 1 ? expected : 0, Progress.line(trial, recorder.ran(), total));
        return trial;
    }

    /** The most seconds of a warm-up; the passes of the last round are still before the run as long as any of its cells is. */
    private int warmup(Cell cell) {
        double rest = (before.size() + 1) * Estimate.withoutWarmup(plan.options()) + passesFrom(cell);
        return budget.warmupSeconds(cell, progress.elapsedSeconds(), before, rest);
    }

    /** {@return seconds of all passes that are still before the run, those of a cell among them} */
    private double passesFrom(Cell cell) {
        return Stream.concat(before.stream(), Stream.of(cell)).filter(passes::has).count() * Estimate.pass(plan.options());
    }

    private double seconds(Cell cell) {
        return Estimate.trial(plan.options(), budget.expected(cell));
    }

    private boolean inTime(Cell cell) {
        boolean inTime = progress.elapsedSeconds() + seconds(cell) + before.stream().mapToDouble(this::seconds).sum()
                + passesFrom(cell) < Estimate.limit(plan);
        if (!inTime) {
            recorder.note("Disturbed and unsteady trials were not run again where the run would have taken more than "
                    + Estimate.words(Estimate.limit(plan)) + " (lab.limit).");
        }
        return inTime;
    }
}
