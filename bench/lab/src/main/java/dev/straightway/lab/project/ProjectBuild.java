package dev.straightway.lab.project;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

import org.apache.maven.model.Model;

import dev.straightway.lab.server.Children;

/** Builds a copy of a project on one stack, by the project's own build. One thread uses it. */
public final class ProjectBuild {

    /** The program that a build makes, below the application's folder. */
    static final Path RUNNER = Path.of("target/quarkus-app/quarkus-run.jar");

    private static final int MOST_MINUTES = 30;
    private static final String WRAPPER = "mvnw";

    private final Project project;
    private final Stacks stacks;
    private final Settings settings;
    private final Children children;

    /**
     * How a build is run.
     *
     * @param maven the command; empty for the project's wrapper, or {@code mvn} on the PATH
     * @param arguments what is added to it, as {@code -Dquarkus.platform.version=3.32.1}
     * @param versions of artifacts whose group a pom doesn't know, by their group
     */
    public record Settings(String maven, List<String> arguments, Map<String, String> versions) {
    }

    /**
     * What came of a build.
     *
     * @param application the application's folder in the copy
     * @param changes what was swapped
     * @param problems why the stack refuses the project; none if it was built
     * @param log what Maven has printed
     */
    public record Outcome(Stack stack, Path application, List<String> changes, double seconds, List<Problem> problems,
            Path log) {

        public boolean built() {
            return problems.isEmpty();
        }

        public Path runner() {
            return application.resolve(RUNNER);
        }

        /** {@return a report that the build has left below target, if it is there or not} */
        public Path report(String name) {
            return application.resolve("target").resolve(name);
        }
    }

    public ProjectBuild(Project project, Stacks stacks, Settings settings, Children children) {
        this.project = project;
        this.stacks = stacks;
        this.settings = settings;
        this.children = children;
    }

    /**
     * Copies the project, swaps its stack and builds it.
     *
     * @param folder takes the copy and the log, both named after the stack
     * @throws InvalidProject if it has no REST stack to swap, or can't be copied there
     */
    public Outcome on(Stack stack, Path folder) throws IOException, InterruptedException {
        Path copy = folder.resolve(stack.name()).toAbsolutePath().normalize();
        ProjectCopy.make(project.root(), copy);
        Project copied = project.in(copy);
        List<String> changes = swap(stack, copy);
        Path log = folder.resolve(stack.name() + "-build.log").toAbsolutePath();
        long began = System.nanoTime();
        int exit = run(command(copied), copied.buildFolder(), log);
        double seconds = (System.nanoTime() - began) / 1e9;
        return new Outcome(stack, copied.application(), changes, seconds, problems(copied, exit, log), log);
    }

    /** @throws InvalidProject if no pom of the project names a REST server, so that there is nothing to swap */
    public void requireServer() throws IOException {
        PomSwap poms = new PomSwap(stacks, stacks.all().get(0), Map.of());
        List<Path> all = all(project.root());
        for (Path pom : all) {
            if (poms.hasServer(Poms.read(pom))) {
                return;
            }
        }
        throw new InvalidProject("No REST server is among the dependencies of " + String.join(", ",
                all.stream().map(Path::toString).toList()) + ": there is nothing to swap");
    }

    private List<String> swap(Stack stack, Path copy) throws IOException {
        PomSwap poms = new PomSwap(stacks, stack, settings.versions());
        PathKeySwap keys = new PathKeySwap(stacks, stack);
        List<PomSwap.Change> changes = new ArrayList<>();
        for (Path pom : all(copy)) {
            Model model = Poms.read(pom);
            List<PomSwap.Change> swapped = poms.apply(model);
            if (!swapped.isEmpty()) {
                Poms.write(pom, model);
            }
            changes.addAll(swapped);
            changes.addAll(keys.apply(pom.getParent()));
        }
        return changes.stream().distinct().map(PomSwap.Change::toString).toList();
    }

    /** The poms of the build, and those of the parents beside it. */
    private List<Path> all(Path copy) throws IOException {
        List<Path> poms = new ArrayList<>(Poms.all(project.in(copy).buildFolder()));
        for (Path pom = project.in(copy).application().resolve(Poms.NAME); pom != null; pom = Project.parent(pom)) {
            if (!poms.contains(pom)) {
                poms.add(pom);
            }
        }
        return poms;
    }

    List<String> command(Project copied) {
        List<String> command = new ArrayList<>(List.of(maven(copied), "-B", "-ntp", "-Dstyle.color=never", "package",
                "-Dmaven.test.skip=true", "-Dquarkus.package.jar.type=fast-jar", "-Dquarkus.native.enabled=false"));
        if (copied.reactor()) {
            command.addAll(List.of("-pl", copied.module().toString(), "-am"));
        }
        command.addAll(settings.arguments());
        return command;
    }

    private String maven(Project copied) {
        if (!settings.maven().isEmpty()) {
            return settings.maven();
        }
        for (Path folder = copied.buildFolder(); folder.startsWith(copied.root()); folder = folder.getParent()) {
            if (Files.isExecutable(folder.resolve(WRAPPER))) {
                return folder.resolve(WRAPPER).toString();
            }
        }
        return "mvn";
    }

    private int run(List<String> command, Path folder, Path log) throws IOException, InterruptedException {
        Process process = children.start(new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true)
                .redirectOutput(log.toFile()));
        try {
            return process.waitFor(MOST_MINUTES, TimeUnit.MINUTES) ? process.exitValue() : -1;
        } finally {
            Children.end(process);
        }
    }

    private static List<Problem> problems(Project copied, int exit, Path log) throws IOException {
        if (exit < 0) {
            return List.of(new Problem("Maven", "", "the build did not end in " + MOST_MINUTES + " minutes: " + log));
        }
        if (exit != 0) {
            List<String> lines = new String(Files.readAllBytes(log), StandardCharsets.UTF_8).lines().toList();
            List<Problem> problems = BuildLog.problems(lines, copied.root());
            return problems.isEmpty() ? List.of(new Problem("Maven", "", "ended with code " + exit + ": " + log)) : problems;
        }
        Path runner = copied.application().resolve(RUNNER);
        return Files.isRegularFile(runner) ? List.of()
                : List.of(new Problem("Maven", "", "the build succeeded and left no " + RUNNER
                        + "; is this the Quarkus application? Name its folder with --module."));
    }
}
