package dev.straightway.lab.run;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import java.util.stream.Collectors;

import dev.straightway.lab.options.Options;
import dev.straightway.lab.results.Trial;
import dev.straightway.lab.trial.Bench;
import dev.straightway.lab.trial.Cell;
import dev.straightway.lab.trial.SharedTrials;

/**
 * A quick check that every target answers every scenario: each server serves all that it can, a second or so each. Two servers
 * run side by side on this machine, as their figures mean nothing.
 */
final class Smoke {

    private static final int SIDE_BY_SIDE = 2;

    private final Plan plan;
    private final List<Bench> benches;
    private final Recorder recorder;
    private final Progress progress;

    /** @param benches with generators of their own, one for each server that runs at a time */
    Smoke(Plan plan, List<Bench> benches, Recorder recorder, Progress progress) {
        this.plan = plan;
        this.benches = benches;
        this.recorder = recorder;
        this.progress = progress;
    }

    /** {@return how many servers run at a time: one where they are measured, share a port, or aren't on this machine} */
    static int servers(Options options) {
        boolean smoke = options.smoke() && !options.load().inMemory();
        boolean here = options.machine().ssh().isEmpty() && options.machine().agents().isEmpty();
        return smoke && here && options.server().port() == 0 ? SIDE_BY_SIDE : 1;
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
        Consumer<Trial> done = trial -> {
            synchronized (progress) {
                recorder.trial(trial);
                progress.step(each, Progress.line(trial, recorder.ran(), total));
            }
        };
        Queue<List<Cell>> waiting = new ConcurrentLinkedQueue<>(servers.values());
        ExecutorService threads = Executors.newFixedThreadPool(benches.size());
        try {
            List<Future<Void>> running = benches.stream().map(bench -> threads.submit(() -> serve(bench, waiting, done)))
                    .toList();
            for (Future<Void> one : running) {
                one.get();
            }
        } catch (ExecutionException failure) {
            throw thrown(failure.getCause());
        } finally {
            threads.shutdownNow();
        }
    }

    private static Void serve(Bench bench, Queue<List<Cell>> waiting, Consumer<Trial> done) throws InterruptedException {
        SharedTrials trials = new SharedTrials(bench);
        for (List<Cell> served = waiting.poll(); served != null; served = waiting.poll()) {
            trials.run(served, done);
        }
        return null;
    }

    /** {@return what ended a thread, if it may leave this one} */
    private static RuntimeException thrown(Throwable failure) throws InterruptedException {
        if (failure instanceof InterruptedException ended) {
            throw ended;
        }
        if (failure instanceof Error error) {
            throw error;
        }
        return (RuntimeException) failure;
    }
}
