package dev.straightway.lab.run;

import java.io.IOException;
import java.util.List;
import java.util.Optional;

import dev.straightway.lab.options.Options;
import dev.straightway.lab.results.Trial;
import dev.straightway.lab.results.Trial.Outcome;
import dev.straightway.lab.trial.Bench;
import dev.straightway.lab.trial.Cell;
import dev.straightway.lab.trial.Examination;
import dev.straightway.lab.trial.TrialRunner;

/** All trials, round by round; one that was disturbed runs again at once, beside those that it is compared with. */
final class Rounds {

    private final Plan plan;
    private final Bench bench;
    private final Passes passes;
    private final Recorder recorder;
    private final Progress progress;
    private final TrialRunner runner;
    private final int total;

    Rounds(Plan plan, Bench bench, Recorder recorder, Progress progress) throws IOException {
        this.plan = plan;
        this.bench = bench;
        this.recorder = recorder;
        this.progress = progress;
        this.passes = new Passes(plan, recorder, progress);
        this.runner = new TrialRunner(bench);
        this.total = count(plan.rounds()) + count(plan.unpinnedRounds());
    }

    void run() throws IOException, InterruptedException {
        rounds(plan.rounds());
        passes.explain();
        rounds(plan.unpinnedRounds());
    }

    private void rounds(List<List<Cell>> rounds) throws InterruptedException {
        for (List<Cell> round : rounds) {
            for (Cell cell : round) {
                untilUndisturbed(cell);
            }
        }
    }

    private void untilUndisturbed(Cell cell) throws InterruptedException {
        Options options = plan.options();
        int attempt = 1;
        Trial trial = once(cell, attempt);
        while (trial.outcome() == Outcome.NOISY && attempt <= options.timing().retries() && inTime()) {
            trial = once(cell, ++attempt);
        }
    }

    private Trial once(Cell cell, int attempt) throws InterruptedException {
        Optional<Examination> examination = attempt == 1 ? passes.of(cell) : Optional.empty();
        boolean augmentation = bench.augmentations().due(cell);
        Trial trial = runner.run(cell, attempt, examination);
        recorder.trial(trial);
        double expected = Estimate.trial(plan.options()) + (examination.isPresent() ? Estimate.pass(plan.options()) : 0)
                + (augmentation ? Estimate.AUGMENTATION_SECONDS : 0);
        progress.step(attempt == 1 ? expected : 0, Progress.line(trial, recorder.ran(), total));
        return trial;
    }

    private boolean inTime() {
        int minutes = plan.options().timing().limitMinutes();
        boolean inTime = progress.elapsedSeconds() + progress.secondsLeft() + Estimate.trial(plan.options()) < minutes * 60.0;
        if (!inTime) {
            recorder.note("Disturbed trials were not run again where the run would have taken more than " + minutes
                    + " minutes (lab.limit).");
        }
        return inTime;
    }

    private static int count(List<List<Cell>> rounds) {
        return rounds.stream().mapToInt(List::size).sum();
    }
}
