package dev.straightway.lab.run;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

import dev.straightway.lab.trial.Bench;
import dev.straightway.lab.trial.Cell;
import dev.straightway.lab.trial.SharedTrials;

/** A quick check that every target answers every scenario: each server serves all that it can, a second or so each. */
final class Smoke {

    private final Plan plan;
    private final Bench bench;
    private final Recorder recorder;
    private final Progress progress;

    Smoke(Plan plan, Bench bench, Recorder recorder, Progress progress) {
        this.plan = plan;
        this.bench = bench;
        this.recorder = recorder;
        this.progress = progress;
    }

    void run() throws InterruptedException {
        String note = "A smoke run: one cold JVM serves many scenarios, each for " + plan.options().timing().durationSeconds()
                + " s with every answer compared. It tells that they answer; its figures mean nothing.";
        recorder.note(note);
        progress.say(note);
        for (int round = 1; round <= plan.options().timing().rounds(); round++) {
            round(round);
        }
    }

    private void round(int round) throws InterruptedException {
        List<Cell> cells = plan.round(round).stream()
                .sorted(Comparator.comparing(cell -> plan.scenarios().indexOf(cell.scenario()))).toList();
        Map<List<Object>, List<Cell>> servers = cells.stream().collect(Collectors.groupingBy(SharedTrials::server,
                LinkedHashMap::new, Collectors.toList()));
        int total = cells.size() * plan.options().timing().rounds();
        double each = Estimate.seconds(plan) / total;
        SharedTrials trials = new SharedTrials(bench);
        for (List<Cell> served : servers.values()) {
            trials.run(served, trial -> {
                recorder.trial(trial);
                progress.step(each, Progress.line(trial, recorder.ran(), total));
            });
        }
    }
}
