package dev.straightway.lab.command;

import java.io.IOException;
import java.io.PrintStream;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.concurrent.Callable;

import dev.straightway.lab.options.Option;
import dev.straightway.lab.options.OptionReader;
import dev.straightway.lab.run.Comparison;
import dev.straightway.lab.run.Home;
import dev.straightway.lab.run.Repetition;
import dev.straightway.lab.run.Requests;
import dev.straightway.lab.run.Resumption;
import dev.straightway.lab.server.Session;
import dev.straightway.lab.server.TrialFailure;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/**
 * Runs a comparison. Its options come from the table in {@link Option}, which {@code -Dlab.…} follows too; what is typed counts
 * before system properties, and they before the file that the Maven build writes.
 */
@Command(name = "run", sortOptions = false, description = "Runs a comparison and writes its report.")
final class RunCommand implements Callable<Integer> {

    private static final int ENDED_WITH_PARENT = 130;

    /** What may be asked of a run that goes on, too. */
    private static final Set<String> OF_THE_MOMENT = Set.of(Option.BUSY.property(), Option.WAIT_FOR_QUIET.property());

    private final PrintStream out;
    private final Session session;

    @Spec
    private CommandSpec spec;

    @CommandLine.Option(names = "--home", paramLabel = "FOLDER", description = "bench/lab; found by the place of the jar")
    private Path home;

    @CommandLine.Option(names = "--options", paramLabel = "FILE", hidden = true, description = "properties lab.…")
    private Path file;

    @CommandLine.Option(names = "--end-with-parent", hidden = true, description = "end when what started this has ended")
    private boolean endWithParent;

    @CommandLine.Option(names = "--resume", paramLabel = "FILE", description = "goes on with a run that was ended: results.json, or its folder; its options, seed and order are kept")
    private Path resume;

    @CommandLine.Option(names = "--repeat", paramLabel = "NUMBER", description = "makes so many runs, with --seed and the seeds after it, each in a folder of that name; keeps those that are there, and prints what 'tally' says of all")
    private Integer repeat;

    private RunCommand(Session session) {
        this.session = session;
        this.out = session.out();
    }

    /** {@return the command with an option for each of the table} */
    static CommandLine line(Session session) {
        CommandLine line = new CommandLine(new RunCommand(session));
        for (Option option : Option.values()) {
            line.getCommandSpec().addOption(option == Option.HELP ? help() : spec(option));
        }
        return line;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (endWithParent) {
            endWithParent();
        }
        OptionReader reader = new OptionReader(given());
        if (reader.helpWanted()) {
            out.println(PropertyHelp.text());
            return 0;
        }
        Home found = Home.of(home);
        if (repeat != null) {
            return repeated(found) ? 0 : Failures.FAILED;
        }
        Comparison comparison = resume == null ? new Comparison(found, Requests.read(found, reader), session) : resumed(found);
        return comparison.run() ? 0 : Failures.FAILED;
    }

    private boolean repeated(Home found) throws IOException, InterruptedException {
        if (repeat < 1 || resume != null) {
            throw new ParameterException(spec.commandLine(), repeat < 1 ? "--repeat=" + repeat + ": expected a number from 1 on"
                    : "--repeat goes on with runs that were ended by itself: leave out --resume");
        }
        return new Repetition(found, given(), repeat, session).run();
    }

    private Comparison resumed(Home found) throws IOException {
        Map<String, String> others = given();
        others.keySet().removeIf(name -> !name.startsWith("lab."));
        others.keySet().stream().filter(name -> !OF_THE_MOMENT.contains(name)).sorted().findFirst().ifPresent(name -> {
            throw new TrialFailure("A run is resumed with its own options: leave out " + name + ".");
        });
        Resumption resumption = Resumption.of(SavedRun.file(resume));
        return Comparison.resuming(found, resumption, resumption.options(others), session);
    }

    private Map<String, String> given() throws IOException {
        Properties properties = new Properties();
        if (file != null) {
            try (Reader reader = Files.newBufferedReader(file)) {
                properties.load(reader);
            }
        }
        properties.putAll(System.getProperties());
        Map<String, String> given = new HashMap<>();
        properties.forEach((name, value) -> given.put(name.toString(), value.toString()));
        given.remove(Home.PROPERTY);
        given.putAll(typed(spec, Set.of(Option.HELP)));
        return given;
    }

    /** {@return the options of a run that were typed for a command, by their properties, without some others} */
    static Map<String, String> typed(CommandSpec command, Set<Option> others) {
        Map<String, String> typed = new HashMap<>();
        for (Option option : Option.values()) {
            String value = others.contains(option) ? null
                    : command.commandLine().getParseResult().matchedOptionValue(option.onCommandLine(), null);
            if (value != null) {
                typed.put(option.property(), value);
            }
        }
        return typed;
    }

    static OptionSpec spec(Option option) {
        OptionSpec.Builder builder = OptionSpec.builder(option.onCommandLine()).type(String.class).paramLabel("VALUE")
                .description(PropertyHelp.description(option).replace("%", "%%"));
        return option.flag() ? builder.arity("0..1").fallbackValue("true").build() : builder.arity("1").build();
    }

    private static OptionSpec help() {
        return OptionSpec.builder("-h", "--help").usageHelp(true).arity("0").description("print this and stop").build();
    }

    /** Maven, when it is interrupted, doesn't always tell what it has started. */
    static void endWithParent() {
        ProcessHandle.current().parent()
                .ifPresent(parent -> parent.onExit().thenRun(() -> Runtime.getRuntime().exit(ENDED_WITH_PARENT)));
    }
}
