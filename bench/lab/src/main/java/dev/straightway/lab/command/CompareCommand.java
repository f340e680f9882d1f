package dev.straightway.lab.command;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;

import dev.straightway.lab.compare.RunComparison;
import dev.straightway.lab.compare.Thresholds;
import dev.straightway.lab.options.Option;
import dev.straightway.lab.options.OptionReader;
import dev.straightway.lab.options.Options;
import dev.straightway.lab.run.Comparison;
import dev.straightway.lab.run.Home;
import dev.straightway.lab.run.Requests;
import dev.straightway.lab.server.Session;
import dev.straightway.lab.target.Builds;
import dev.straightway.lab.target.ServerTarget;
import dev.straightway.lab.target.TargetCatalog;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/**
 * Compares two saved runs, or builds that it runs by turns in one; its exit code is a check against regressions. Builds
 * take the options of a run.
 */
@Command(name = "compare", mixinStandardHelpOptions = true, sortOptions = false, description = {
        "Compares two saved runs of the lab: what a later one costs more than an earlier one.",
        "With --builds it runs builds of one application by turns, and compares each with the first: far less noise is in that." }, exitCodeListHeading = "Exit codes:%n", exitCodeList = {
                "0:no cost grew beyond its threshold",
                "1:at least one did", "2:the runs can't be compared",
                "3:none was seen to, but one may have unseen: too few rounds or too noisy" })
final class CompareCommand implements Callable<Integer> {

    private static final int TWO = 2;

    /** Options of a run that mean nothing for builds. */
    private static final Set<Option> NOT_OF_BUILDS = Set.of(Option.PRESET, Option.TARGETS, Option.HELP);

    /** What a comparison of builds leaves out unless it is asked for. */
    private static final Map<String, String> DEFAULTS = Map.of("lab.unpinned", "none", "lab.profile", "false", "lab.latency",
            "false", "lab.augmentation", "0");

    private final PrintStream out;
    private final Session session;

    @Spec
    private CommandSpec spec;

    @Parameters(arity = "2..*", paramLabel = "A B", description = "results.json of the earlier and of the later run, or their folders; with --builds, two builds or more: jars that 'java -jar' starts, or folders that hold one")
    private List<Path> compared;

    @CommandLine.Option(names = "--cpu", paramLabel = "RATIO", defaultValue = "1.05", description = "what CPU per request may be, later by earlier (${DEFAULT-VALUE})")
    private double cpu;

    @CommandLine.Option(names = "--bytes", paramLabel = "RATIO", defaultValue = "1.02", description = "what allocated bytes per request may be likewise (${DEFAULT-VALUE})")
    private double bytes;

    @CommandLine.Option(names = "--builds", description = "A and B are builds, to be run now; the options below are of that run")
    private boolean builds;

    @CommandLine.Option(names = "--like", paramLabel = "TARGET", defaultValue = "straightway", description = "the target whose arguments and paths the builds have (${DEFAULT-VALUE})")
    private String like;

    @CommandLine.Option(names = "--home", paramLabel = "FOLDER", description = "bench/lab; found by the place of the jar")
    private Path home;

    private CompareCommand(Session session) {
        this.session = session;
        this.out = session.out();
    }

    /** {@return the command with the options of a run} */
    static CommandLine line(Session session) {
        CommandLine line = new CommandLine(new CompareCommand(session));
        for (Option option : Option.values()) {
            if (!NOT_OF_BUILDS.contains(option)) {
                line.getCommandSpec().addOption(RunCommand.spec(option));
            }
        }
        return line;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        RunComparison comparison = builds ? ofBuilds() : ofRuns();
        out.println(comparison.draw());
        return comparison.exitCode();
    }

    private RunComparison ofRuns() throws IOException {
        if (compared.size() != TWO || !given().isEmpty()) {
            throw new ParameterException(spec.commandLine(),
                    "Two saved runs are compared as they are; say --builds to run builds, with the options of a run.");
        }
        return RunComparison.of(SavedRun.file(compared.get(0)), SavedRun.file(compared.get(1)), thresholds());
    }

    private RunComparison ofBuilds() throws IOException, InterruptedException {
        Thresholds thresholds = thresholds();
        Home found = Home.of(home);
        ServerTarget model = TargetCatalog.read(found.targets()).named(List.of(like)).get(0);
        List<ServerTarget> targets = Builds.of(model, compared);
        Map<String, String> defaults = new HashMap<>(DEFAULTS);
        defaults.put(Option.OUTPUT.property(), found.output().resolveSibling("lab-builds").toString());
        Options options = Requests.of(defaults, new OptionReader(given()));
        return RunComparison.ofBuilds(Comparison.ofBuilds(found, options, targets, session).measure(), thresholds);
    }

    private Map<String, String> given() {
        return RunCommand.typed(spec, NOT_OF_BUILDS);
    }

    private Thresholds thresholds() {
        try {
            return new Thresholds(cpu, bytes);
        } catch (IllegalArgumentException refused) {
            throw new ParameterException(spec.commandLine(), refused.getMessage(), refused);
        }
    }
}
