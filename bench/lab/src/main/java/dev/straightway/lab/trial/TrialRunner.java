package dev.straightway.lab.trial;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import dev.straightway.lab.metric.Metrics;
import dev.straightway.lab.results.Trial;
import dev.straightway.lab.results.Trial.Outcome;
import dev.straightway.lab.server.Server;
import dev.straightway.lab.server.TrialFailure;

/** Runs single trials: a fresh JVM, its answers verified, warmed up, measured, ended. */
public final class TrialRunner implements Trials {

    private final Bench bench;

    public TrialRunner(Bench bench) {
        this.bench = bench;
    }

    @Override
    public Trial run(Cell cell, int attempt, int warmupSeconds, Optional<Examination> examination)
            throws InterruptedException {
        bench.augmentations().before(cell, bench);
        Trial trial = examined(cell, attempt, warmupSeconds, examination);
        if (trial.outcome() == Outcome.FAILED && examination.isPresent()) {
            examination.get().missing(cell, trial.reason());
        }
        return trial;
    }

    private Trial examined(Cell cell, int attempt, int warmupSeconds, Optional<Examination> examination)
            throws InterruptedException {
        try (Server server = bench.start(cell, attempt == 1 ? "" : "-again-" + attempt)) {
            Drive drive = new Drive(server, cell, bench);
            Trial trial = measured(cell, attempt, drive, warmupSeconds);
            Optional<Examination> due = examination.filter(one -> one.in().test(trial));
            if (due.isPresent()) {
                due.get().of(trial, drive, cell, bench);
            }
            return trial;
        } catch (LoadErrors errors) {
            bench.host().requireReachable();
            return failed(cell, attempt, errors.getMessage(), errors.errors());
        } catch (TrialFailure | IOException failure) {
            bench.host().requireReachable();
            return failed(cell, attempt, failure.getMessage(), Map.of());
        }
    }

    private Trial measured(Cell cell, int attempt, Drive drive, int warmupSeconds) throws IOException, InterruptedException {
        drive.verify();
        WarmUp warmUp = new WarmUp(drive, warmupSeconds);
        warmUp.run();
        TimedWindow window = timed(drive);
        while (warmUp.steadiness().steady() && window.unsettled(warmUp.steadiness()).isPresent() && warmUp.hasTime()) {
            warmUp.takeBack(window);
            warmUp.run();
            window = timed(drive);
        }
        Steadiness steadiness = warmUp.steadiness();
        Judgement judgement = window.judge(steadiness, bench.options().timing().noisePercent());
        return new Trial(cell.target().name(), cell.scenario().name(), cell.placement().name(), cell.round(), attempt,
                judgement.outcome(), judgement.reason(), steadiness.steady(), steadiness.seconds(),
                Metrics.of(window.observation(steadiness, bench.augmentations().of(cell))), Map.of(),
                drive.server().commandLine());
    }

    private TimedWindow timed(Drive drive) throws IOException, InterruptedException {
        return TimedWindow.of(drive, bench.options().timing().durationSeconds(), false);
    }

    static Trial failed(Cell cell, int attempt, String reason, Map<String, Long> errors) {
        return without(cell, attempt, Outcome.FAILED, reason, errors);
    }

    /** {@return what stands for a trial that can't be had here} */
    public static Trial notRun(Cell cell, String reason) {
        return without(cell, 1, Outcome.NOT_RUN, reason, Map.of());
    }

    private static Trial without(Cell cell, int attempt, Outcome outcome, String reason, Map<String, Long> errors) {
        return new Trial(cell.target().name(), cell.scenario().name(), cell.placement().name(), cell.round(), attempt, outcome,
                reason, false, 0, Map.of(), errors, List.of());
    }
}
