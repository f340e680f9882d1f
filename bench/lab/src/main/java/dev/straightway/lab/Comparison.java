package dev.straightway.lab;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import dev.straightway.lab.environment.Environment;
import dev.straightway.lab.load.Generator;
import dev.straightway.lab.load.Hyperfoil;
import dev.straightway.lab.load.Wrk;
import dev.straightway.lab.options.InvalidOption;
import dev.straightway.lab.options.Options;
import dev.straightway.lab.options.Options.GeneratorChoice;
import dev.straightway.lab.report.ResultsFile;
import dev.straightway.lab.report.Table;
import dev.straightway.lab.server.Pinning;
import dev.straightway.lab.server.TrialFailure;
import dev.straightway.lab.target.Catalog;
import dev.straightway.lab.target.Scenario;
import dev.straightway.lab.target.Target;
import dev.straightway.lab.trial.Flamegraph;
import dev.straightway.lab.trial.Results;
import dev.straightway.lab.trial.Run;
import dev.straightway.lab.trial.Trial;
import dev.straightway.lab.trial.TrialRunner;

/** One whole comparison: checks, trials, profiles, then the table from what was saved. */
public final class Comparison {

    private final Path home;
    private final Options options;
    private final PrintStream out;
    private final Path output;

    /** @param home the folder of the lab */
    public Comparison(Path home, Options options, PrintStream out) {
        this.home = home;
        this.options = options;
        this.out = out;
        this.output = options.output().isEmpty() ? home.resolve("target/lab") : Path.of(options.output()).toAbsolutePath();
    }

    /** {@return whether every trial was valid} */
    public boolean run() throws IOException, InterruptedException {
        List<Target> targets = new Catalog(home).targets(options.targets());
        List<Scenario> scenarios = Catalog.scenarios(options.scenarios());
        for (Target target : targets) {
            ready(target);
        }
        Path logs = Files.createDirectories(output.resolve("logs"));
        Pinning pinning = Pinning.of(options.pin());
        try (Generator generator = generator(pinning, logs)) {
            Map<String, String> environment = Environment.of(options, pinning, generator.name(), targets);
            Run run = new Run(options, targets, scenarios, new TrialRunner(options, generator, pinning,
                    home.resolve("target/straightway-lab-agent-agent.jar"), logs), out::println);
            return compare(run, environment, targets);
        }
    }

    private boolean compare(Run run, Map<String, String> environment, List<Target> targets)
            throws IOException, InterruptedException {
        Results begun = results(environment, targets, List.of(), List.of(), false);
        out.println("Straightway lab\n" + new Table(begun).environment());
        out.println("About " + run.estimatedSeconds() + " s.");
        List<Trial> trials = new ArrayList<>();
        run.trials(trial -> {
            trials.add(trial);
            save(results(environment, targets, trials, List.of(), false));
        });
        List<Flamegraph> flamegraphs = run.flamegraphs(output);
        save(results(environment, targets, trials, flamegraphs, true));
        return report();
    }

    /** A pass of its own over what was saved. */
    private boolean report() throws IOException {
        Results results = ResultsFile.read(file());
        out.println(new Table(results).draw());
        out.println("Results: " + file());
        for (Flamegraph flamegraph : results.flamegraphs()) {
            out.println("Flamegraph: " + (flamegraph.file() == null ? "none of " + flamegraph.target() + ", "
                    + flamegraph.note() : output.resolve(flamegraph.file()) + " (engine " + flamegraph.note() + ")"));
        }
        return results.trials().stream().allMatch(Trial::valid);
    }

    private Results results(Map<String, String> environment, List<Target> targets, List<Trial> trials,
            List<Flamegraph> flamegraphs, boolean complete) {
        Map<String, Results.TargetTitle> titles = new LinkedHashMap<>();
        targets.forEach(target -> titles.put(target.name(), new Results.TargetTitle(target.title(), target.thread())));
        return new Results(Results.FORMAT, environment, options, titles, List.copyOf(trials), flamegraphs, complete);
    }

    private void save(Results results) {
        try {
            ResultsFile.write(results, file());
        } catch (IOException e) {
            throw new TrialFailure("The results can't be saved to " + file() + ": " + e.getMessage());
        }
    }

    private Path file() {
        return output.resolve("results.json");
    }

    private static void ready(Target target) throws IOException {
        if (!Files.exists(target.jar())) {
            throw new TrialFailure(target.title() + " isn't built: " + target.jar() + " is missing. Run 'mvn package' first.");
        }
        if (target.requirement().isPresent()) {
            Target.Requirement required = target.requirement().get();
            if (!Files.readAllLines(required.file()).contains(required.line())) {
                throw new TrialFailure(target.title() + " must be measured with " + required.line() + ", which "
                        + required.file() + " doesn't hold.");
            }
        }
    }

    private Generator generator(Pinning pinning, Path logs) throws IOException, InterruptedException {
        if (options.generator() != GeneratorChoice.HYPERFOIL) {
            var wrk = Wrk.find(pinning);
            if (wrk.isPresent()) {
                return wrk.get();
            }
            if (options.generator() == GeneratorChoice.WRK) {
                throw new InvalidOption("lab.generator", "wrk", "wrk isn't on the PATH; install it or use hyperfoil");
            }
        }
        return Hyperfoil.start(home.resolve("../generators/hyperfoil/target/straightway-generator-hyperfoil.jar").normalize(),
                logs.resolve("hyperfoil.log"), pinning);
    }
}
