package dev.straightway.lab.command;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;

import dev.straightway.lab.app.Application;
import dev.straightway.lab.app.Wishes;
import dev.straightway.lab.options.InvalidOption;
import dev.straightway.lab.options.Option;
import dev.straightway.lab.options.OptionReader;
import dev.straightway.lab.options.Options;
import dev.straightway.lab.run.Comparison;
import dev.straightway.lab.run.Home;
import dev.straightway.lab.run.Requests;
import dev.straightway.lab.server.Session;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Builds somebody's application on each stack, sees that the stacks answer alike, and compares what they cost. */
@Command(name = "app", mixinStandardHelpOptions = true, sortOptions = false, description = {
        "Compares the stacks on your own application: a Maven project with a REST server of Quarkus.",
        "The project is copied, and stays as it is. In each copy the REST dependencies are those of another stack, and the project's own build makes it."
                + " What a stack refuses is told. Then each stack is asked the same requests, and those that are answered alike are measured." }, footer = {
                        "", "Try: straightway-lab app my-service",
                        "     straightway-lab app my-service --requests requests.txt --rounds 10",
                        "     straightway-lab app my-service --openapi openapi.yaml --value id=1 --no-measure" }, exitCodeListHeading = "Exit codes:%n", exitCodeList = {
                                "0:all is well", "1:a trial failed",
                                "2:there is nothing to compare, or what was asked for can't be done" })
final class AppCommand implements Callable<Integer> {

    /** The builds lie on this machine, and are asked here. */
    private static final Set<Option> NOT_OF_APPLICATIONS = Set.of(Option.PRESET, Option.HELP, Option.SERVER, Option.AGENTS,
            Option.AGENTS_JAVA, Option.SSH);
    private static final String UNKNOWN_VERSION = "";

    private final PrintStream out;
    private final Session session;

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "PROJECT", description = "the folder of the Maven project: that of the application, or one above it")
    private Path project;

    @CommandLine.Option(names = "--module", paramLabel = "FOLDER", defaultValue = "", description = "the application's folder below the project's, where the project has several")
    private String module;

    @CommandLine.Option(names = "--stacks", split = ",", paramLabel = "STACK", description = "resteasy-classic, quarkus-rest, straightway, or one of --stacks-from; all by default")
    private List<String> stacks = List.of();

    @CommandLine.Option(names = "--stacks-from", split = ",", paramLabel = "FOLDER", description = "folders with more stacks, as those that are written to lab/stacks in the work folder")
    private List<Path> stacksFrom = List.of();

    @CommandLine.Option(names = "--requests", paramLabel = "FILE", description = "what is asked: lines as GET /todos, with headers and a body below")
    private Path requests;

    @CommandLine.Option(names = "--openapi", paramLabel = "FILE", description = "what is asked: an OpenAPI document; without this and --requests it is Straightway's build report")
    private Path openApi;

    @CommandLine.Option(names = "--values", paramLabel = "FILE", description = "YAML or JSON with values of parameters, bodies and headers, for all routes or for one")
    private Path valuesFile;

    @CommandLine.Option(names = "--value", paramLabel = "NAME=VALUE", description = "the value of a parameter, wherever it is called so; repeatable")
    private Map<String, String> values = new LinkedHashMap<>();

    @CommandLine.Option(names = "--methods", split = ",", paramLabel = "METHOD", defaultValue = "GET", description = "methods of a document or a build report that are asked (${DEFAULT-VALUE}); others only where --values names the route")
    private Set<String> methods;

    @CommandLine.Option(names = "--base", paramLabel = "PATH", defaultValue = "", description = "what stands before the path of every request, as /api")
    private String base;

    @CommandLine.Option(names = "--at-most", paramLabel = "NUMBER", defaultValue = "4", description = "how many requests are measured when --scenarios names none (${DEFAULT-VALUE}); each takes minutes")
    private int most;

    @CommandLine.Option(names = "--no-measure", description = "builds and asks only")
    private boolean noMeasure;

    @CommandLine.Option(names = "--work", paramLabel = "FOLDER", description = "where copies, builds and results go; by default one in the folder for temporary files, which is named at the end")
    private Path work;

    @CommandLine.Option(names = "--maven", paramLabel = "COMMAND", defaultValue = "", description = "by default the project's mvnw, or mvn")
    private String maven;

    @CommandLine.Option(names = "--maven-argument", paramLabel = "ARGUMENT", description = "is added to it, as -Dquarkus.platform.version=3.32.1; repeatable")
    private List<String> mavenArguments = List.of();

    @CommandLine.Option(names = "--server-argument", paramLabel = "ARGUMENT", description = "of the JVM of each server, as -Dquarkus.profile=perf; repeatable")
    private List<String> serverArguments = List.of();

    @CommandLine.Option(names = "--straightway-version", paramLabel = "VERSION", description = "of the artifact dev.straightway:quarkus-straightway; the lab's own by default")
    private String straightway = Optional.ofNullable(AppCommand.class.getPackage().getImplementationVersion())
            .orElse(UNKNOWN_VERSION);

    @CommandLine.Option(names = "--agent", hidden = true, description = "the jar of the agent")
    private Path agent;

    @CommandLine.Option(names = "--generator-jar", hidden = true, description = "the program that embeds Hyperfoil")
    private Path generator;

    @CommandLine.Option(names = "--end-with-parent", hidden = true, description = "end when what started this has ended")
    private boolean endWithParent;

    @CommandLine.Option(names = "--home", paramLabel = "FOLDER", description = "bench/lab, which has the lab's own jars; found by the place of the jar")
    private Path home;

    private AppCommand(Session session) {
        this.session = session;
        this.out = session.out();
    }

    /** {@return the command with the options of a run} */
    static CommandLine line(Session session) {
        CommandLine line = new CommandLine(new AppCommand(session));
        for (Option option : Option.values()) {
            if (!NOT_OF_APPLICATIONS.contains(option)) {
                line.getCommandSpec().addOption(RunCommand.spec(option));
            }
        }
        return line;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (endWithParent) {
            RunCommand.endWithParent();
        }
        if (straightway.isEmpty()) {
            throw new InvalidOption("lab.straightway.version", "", "this lab doesn't know its version; name Straightway's");
        }
        Map<String, String> typed = new HashMap<>(RunCommand.typed(spec, NOT_OF_APPLICATIONS));
        OptionReader reader = new OptionReader(typed);
        Options options = reader.read();
        Application.Prepared prepared = new Application(wishes(options), options.server(), tools(), session).prepare();
        if (prepared.obstacle().isPresent()) {
            out.println(prepared.obstacle().get());
            return Failures.NOT_POSSIBLE;
        }
        if (noMeasure) {
            return 0;
        }
        return measure(prepared, reader) ? 0 : Failures.FAILED;
    }

    private boolean measure(Application.Prepared prepared, OptionReader reader) throws IOException, InterruptedException {
        Home found = new Home(prepared.home());
        OptionReader here = reader.withDefaults(Map.of(Option.OUTPUT.property(), prepared.results().toString()));
        return new Comparison(found, Requests.read(found, here), session).run();
    }

    private Wishes wishes(Options options) {
        Wishes.Place place = new Wishes.Place(project, module, workFolder(), maven, mavenArguments, straightway);
        Wishes.Asking asking = new Wishes.Asking(Optional.ofNullable(requests), Optional.ofNullable(openApi),
                Optional.ofNullable(valuesFile), values, new TreeSet<>(methods), base);
        return new Wishes(place, stacks, stacksFrom, options.files().targets(), asking, serverArguments, most);
    }

    /** One for each project, so that two can be looked at side by side. */
    private Path workFolder() {
        if (work != null) {
            return work;
        }
        Path folder = project.toAbsolutePath().normalize().resolve(module).normalize();
        return Path.of(System.getProperty("java.io.tmpdir"), "straightway-lab-" + System.getProperty("user.name"),
                folder.getFileName() + "-" + Integer.toHexString(folder.hashCode()));
    }

    private Application.Tools tools() {
        if (agent != null && generator != null) {
            return new Application.Tools(agent, generator);
        }
        Home found = Home.of(home);
        return new Application.Tools(found.agent(), found.hyperfoil());
    }
}
