package dev.straightway.lab.run;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.OffsetDateTime;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;

import dev.straightway.lab.environment.Environment;
import dev.straightway.lab.metric.Metrics;
import dev.straightway.lab.options.Options;
import dev.straightway.lab.report.TerminalReport;
import dev.straightway.lab.results.Results;
import dev.straightway.lab.results.Trial;
import dev.straightway.lab.results.Trial.Outcome;
import dev.straightway.lab.server.Pinning;
import dev.straightway.lab.server.Server;
import dev.straightway.lab.server.ServerJava;
import dev.straightway.lab.target.ServerTarget;
import dev.straightway.lab.trial.Augmentations;
import dev.straightway.lab.trial.Bench;
import dev.straightway.lab.trial.Placement;

/** One whole comparison: checks, trials, passes beside them, then the report of what was saved. */
public final class Comparison {

    private final Home home;
    private final Options options;
    private final PrintStream out;

    public Comparison(Home home, Options options, PrintStream out) {
        this.home = home;
        this.options = options;
        this.out = out;
    }

    /**
     * Runs it; what it printed and saved tells what came of it.
     *
     * @return whether no trial failed
     * @throws IOException if the results can't be saved at the end
     */
    public boolean run() throws IOException, InterruptedException {
        Server.requirePort(options.server().port());
        Plan plan = plan(Pinning.of(options.placements().pin()).holdLab());
        plan.requireReady();
        Path output = options.output().isEmpty() ? home.output() : Path.of(options.output()).toAbsolutePath();
        Path logs = Files.createDirectories(output.resolve("logs"));
        try (RunGenerators generators = new RunGenerators(options.load().generator(), home.hyperfoil(), logs)) {
            Map<String, String> environment = Environment.of(new Environment.Circumstances(home.folder(), options,
                    plan.java(), plan.placement().pinning(),
                    generators.closedLoop(plan.placement()).name(), plan.targets()));
            Results begun = begun(plan, environment);
            Recorder recorder = new Recorder(output, begun, out);
            out.print(TerminalReport.environment(begun));
            recorder.keepWhenInterrupted();
            Augmentations augmentations = new Augmentations(options.passes().augmentations(), recorder::note);
            return run(plan, new Bench(options, generators, augmentations, home.agent(), logs), recorder);
        }
    }

    /** {@return how long it takes, in words, at the most where no trial is disturbed} */
    public String estimate() throws IOException, InterruptedException {
        return Estimate.words(Estimate.seconds(plan(Pinning.of(options.placements().pin()))));
    }

    private Plan plan(Pinning pinning) throws IOException, InterruptedException {
        Selection selection = new Selection(home, options);
        return new Plan(options, selection.targets(), selection.scenarios(), ServerJava.ask(options.server().java()),
                Placement.of(pinning));
    }

    private boolean run(Plan plan, Bench bench, Recorder recorder) throws IOException, InterruptedException {
        double estimate = Estimate.seconds(plan);
        out.println("Straightway lab: " + plan.targets().size() + " targets, " + plan.scenarios().size()
                + " scenarios, about " + Estimate.words(estimate) + (options.smoke() ? "."
                        : ", not much more than " + Estimate.words(Estimate.limit(plan)) + " (lab.limit)."));
        Progress progress = new Progress(out, estimate);
        plan.notRun().forEach(trial -> {
            recorder.trial(trial);
            progress.say("not run: " + trial.scenario() + " on " + trial.target() + ": " + trial.reason());
        });
        if (options.smoke()) {
            new Smoke(plan, bench, recorder, progress).run();
        } else {
            new Rounds(plan, bench, recorder, progress).run();
        }
        return report(recorder, progress);
    }

    /** A pass of its own over what was saved. */
    private boolean report(Recorder recorder, Progress progress) throws IOException {
        Remarks.of(recorder.trials()).forEach(recorder::note);
        Results results = recorder.results();
        out.println(TerminalReport.of(results));
        recorder.finish();
        out.println("Results: " + recorder.file() + ", after " + Estimate.words(progress.elapsedSeconds()));
        return results.trials().stream().map(Trial::outcome).noneMatch(Outcome.FAILED::equals);
    }

    private Results begun(Plan plan, Map<String, String> environment) {
        ServerTarget reference = plan.reference();
        return new Results(Results.FORMAT, OffsetDateTime.now().truncatedTo(ChronoUnit.SECONDS).toString(), false,
                environment, options.texts(),
                plan.targets().stream().map(target -> Descriptions.of(target, target.equals(reference))).toList(),
                plan.scenarios().stream().map(Descriptions::of).toList(), Metrics.descriptions(), List.of(), List.of(),
                List.of(), List.of(), List.of(), List.of());
    }
}
