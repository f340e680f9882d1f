package dev.straightway.lab.trial;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;

import dev.straightway.lab.options.Options;
import dev.straightway.lab.profile.Profiler;
import dev.straightway.lab.profile.ProfilerMissing;
import dev.straightway.lab.server.Server;
import dev.straightway.lab.server.TrialFailure;
import dev.straightway.lab.target.Scenario;
import dev.straightway.lab.target.Target;

/** Runs all trials, interleaved, so that what changes on the machine meanwhile meets every target alike. */
public final class Run {

    /** What a server needs beside its load: start, first answers, end. */
    private static final int OVERHEAD_SECONDS = 2;
    private static final int PROFILE_WARMUP_SECONDS = 3;
    private static final int PROFILE_SECONDS = 3;

    private final Options options;
    private final List<Target> targets;
    private final List<Scenario> scenarios;
    private final TrialRunner runner;
    private final Consumer<String> progress;

    /** @param progress takes lines to print */
    public Run(Options options, List<Target> targets, List<Scenario> scenarios, TrialRunner runner,
            Consumer<String> progress) {
        this.options = options;
        this.targets = targets;
        this.scenarios = scenarios;
        this.runner = runner;
        this.progress = progress;
    }

    /** {@return seconds that the run will take, about} */
    public int estimatedSeconds() {
        int trial = options.timing().warmupSeconds() + options.timing().durationSeconds();
        return options.timing().rounds() * targets.size() * (OVERHEAD_SECONDS + scenarios.size() * trial) + profileSeconds();
    }

    /** @param done takes each trial when it is done, so that an interrupted run keeps what it has */
    public void trials(Consumer<Trial> done) throws InterruptedException {
        int total = options.timing().rounds() * targets.size() * scenarios.size();
        long began = System.nanoTime();
        int count = 0;
        for (int round = 1; round <= options.timing().rounds(); round++) {
            for (Target target : targets) {
                for (Trial trial : runner.run(target, scenarios, round)) {
                    done.accept(trial);
                    progress.accept(line(trial, target, ++count, total, began));
                }
            }
        }
    }

    /** {@return one flamegraph for each target and scenario, or why there is none} */
    public List<Flamegraph> flamegraphs(Path folder) throws IOException, InterruptedException {
        List<Flamegraph> flamegraphs = new ArrayList<>();
        if (options.profile()) {
            try {
                Profiler profiler = Profiler.extract(folder);
                for (Target target : targets) {
                    flamegraphs.addAll(profile(profiler, target, folder));
                }
            } catch (ProfilerMissing missing) {
                progress.accept("no flamegraphs: " + missing.getMessage());
                targets.forEach(target -> flamegraphs.add(new Flamegraph(target.name(), "", null, missing.getMessage())));
            }
        }
        return flamegraphs;
    }

    private List<Flamegraph> profile(Profiler profiler, Target target, Path folder) throws IOException, InterruptedException {
        List<Flamegraph> flamegraphs = new ArrayList<>();
        try (Server server = runner.start(target, "profile")) {
            for (Scenario scenario : scenarios) {
                runner.load(server, target, scenario, PROFILE_WARMUP_SECONDS);
                String engine = profiler.start(server.pid());
                runner.load(server, target, scenario, PROFILE_SECONDS);
                Path file = folder.resolve("flamegraph-" + target.name() + "-" + scenario.label() + ".html");
                profiler.stop(server.pid(), target.title() + " " + scenario, file);
                flamegraphs.add(new Flamegraph(target.name(), scenario.label(), file.getFileName().toString(), engine));
                progress.accept("profiled " + target.title() + " " + scenario + " (" + engine + ")");
            }
        } catch (TrialFailure failure) {
            progress.accept("no flamegraph of " + target.title() + ": " + failure.getMessage());
            flamegraphs.add(new Flamegraph(target.name(), "", null, failure.getMessage()));
        }
        return flamegraphs;
    }

    private int profileSeconds() {
        return options.profile() ? targets.size()
                * (OVERHEAD_SECONDS + scenarios.size() * (PROFILE_WARMUP_SECONDS + PROFILE_SECONDS)) : 0;
    }

    private String line(Trial trial, Target target, int count, int total, long began) {
        long left = Math.max(0, estimatedSeconds() - (System.nanoTime() - began) / 1_000_000_000L);
        String what = trial.valid() ? "%,.0f requests/s, %.2f + %.2f µs CPU".formatted(trial.requestsPerSecond(),
                trial.userMicrosPerRequest(), trial.systemMicrosPerRequest()) : "FAILED: " + trial.failure();
        return "[%d/%d] round %d  %-4s %-16s %s  (about %d s left)".formatted(count, total, trial.round(),
                trial.scenario().toUpperCase(Locale.ROOT), target.title(), what, left);
    }
}
