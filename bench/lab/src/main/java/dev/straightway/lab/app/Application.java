package dev.straightway.lab.app;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

import dev.straightway.lab.files.WholeFile;
import dev.straightway.lab.host.LocalHost;
import dev.straightway.lab.options.Options;
import dev.straightway.lab.project.Project;
import dev.straightway.lab.project.ProjectBuild;
import dev.straightway.lab.project.ProjectBuild.Outcome;
import dev.straightway.lab.project.Stack;
import dev.straightway.lab.project.Stacks;
import dev.straightway.lab.server.Children;
import dev.straightway.lab.server.Session;

/**
 * Builds an application on each stack, asks the builds whether they answer alike, and writes targets and scenarios of what can
 * be compared. One thread uses it.
 */
public final class Application {

    private static final String STRAIGHTWAY_GROUP = "dev.straightway";

    private final Wishes wishes;
    private final Options.Server jvm;
    private final Tools tools;
    private final PrintStream out;
    private final Children children;

    /**
     * The lab's own jars.
     *
     * @param agent that runs in every server
     * @param generator that embeds Hyperfoil
     */
    public record Tools(Path agent, Path generator) {
    }

    /**
     * What a run can go on with.
     *
     * @param home the folder with targets and scenarios
     * @param results the folder for results; what was found lies there as {@code application.md}
     * @param obstacle why there is nothing to measure; empty if there is
     */
    public record Prepared(Path home, Path results, Optional<String> obstacle) {
    }

    /** @param jvm of the servers */
    public Application(Wishes wishes, Options.Server jvm, Tools tools, Session session) {
        this.wishes = wishes;
        this.jvm = jvm;
        this.tools = tools;
        this.out = session.out();
        this.children = session.children();
    }

    /**
     * Builds, asks, and writes what a run needs.
     *
     * @throws dev.straightway.lab.project.InvalidProject if there is no project, or no REST server in it
     * @throws dev.straightway.lab.request.InvalidRequests if the source of the requests can't be followed
     */
    public Prepared prepare() throws IOException, InterruptedException {
        Project project = Project.of(wishes.place().project(), wishes.place().module());
        Workbench bench = Workbench.in(wishes.place().work());
        Stacks.writeStandard(bench.stacks());
        Stacks stacks = Stacks.read(Stream.concat(Stream.of(bench.stacks()), wishes.stacksFrom().stream()).toList());
        bench.places(Map.of("agent", tools.agent().toAbsolutePath(), "generator", tools.generator().toAbsolutePath(), "sources",
                project.application()));
        Survey survey = new Survey(wishes, bench, builds(project, bench, stacks),
                new Asker(jvm, new LocalHost(tools.agent().toAbsolutePath(), children), bench.logs()));
        Findings findings = survey.make(out);
        bench.supplements(findings.tables());
        Path text = WholeFile.write(bench.results().resolve("application.md"),
                FindingsText.of(project.name(), findings.tables()));
        out.println(Files.readString(text));
        out.println("Found: " + text);
        return new Prepared(bench.home(), bench.results(), findings.obstacle());
    }

    private List<Outcome> builds(Project project, Workbench bench, Stacks stacks) throws IOException, InterruptedException {
        Map<String, String> versions = new HashMap<>(Map.of(STRAIGHTWAY_GROUP, wishes.place().straightway()));
        ProjectBuild build = new ProjectBuild(project, stacks,
                new ProjectBuild.Settings(wishes.place().maven(), wishes.place().mavenArguments(), versions), children);
        build.requireServer();
        List<Outcome> outcomes = new ArrayList<>();
        for (Stack stack : stacks.named(wishes.stacks())) {
            out.println("Building " + project.name() + " on " + stack.title() + " …");
            Outcome outcome = build.on(stack, bench.builds());
            out.println(outcome.built() ? "  built"
                    : "  refused: " + outcome.problems().get(0) + "\n  log: " + outcome.log());
            outcomes.add(outcome);
        }
        return outcomes;
    }
}
