package dev.straightway.maven;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import dev.straightway.outside.LocalRepository;
import dev.straightway.outside.LocalRepository.Jar;
import dev.straightway.outside.OutsideProject;

/** Calls the goal in a little project that has Quarkus REST, as somebody without a clone does, and smokes what it made. */
class CompareGoalIT {

    private static final int MOST_MINUTES = 8;
    private static final Path ROOT = Path.of(System.getProperty("project.root")).normalize();
    private static final String VERSION = System.getProperty("project.version");

    @TempDir
    static Path folder;

    private static OutsideProject project;
    private static LocalRepository repository;
    private static Map<String, String> before;
    private static OutsideProject.Ended goal;
    private static String found;

    @BeforeAll
    static void compare() throws Exception {
        project = OutsideProject.copy(Path.of(CompareGoalIT.class.getResource("/greetings/pom.xml").toURI()).getParent(),
                folder.resolve("greetings"));
        before = project.content();
        repository = repository();
        goal = project.run(command(repository.folder()), "maven.log", MOST_MINUTES);
        Path text = folder.resolve("work/results/application.md");
        found = Files.exists(text) ? Files.readString(text) : "";
    }

    @AfterAll
    static void unlink() throws IOException {
        if (repository != null) {
            repository.unlink();
        }
    }

    @Test
    void succeeds() {
        assertThat(goal.exit()).as(goal.output()).isZero();
    }

    @Test
    void leavesTheProjectAsItIs() throws IOException {
        assertThat(project.content()).isEqualTo(before);
    }

    @Test
    void tellsWhatWasSwapped() {
        assertThat(found).contains("| Quarkus REST | built in ", " | nothing: the project has this stack |",
                "io.quarkus:quarkus-rest-jackson → dev.straightway:quarkus-straightway; quarkus.rest.path → quarkus.straightway.path");
    }

    @Test
    void tellsWhichRequestsAreAnsweredAlike() {
        assertThat(found).contains("| GET /api/greetings | alike | 200, application/json |",
                "| GET /api/greetings/{name} | alike | 200, application/json |",
                "| POST /api/greetings | alike | 200, application/json |",
                "| GET /api/greetings/id | alike in status and media type | 200, text/plain; the body varies");
    }

    @Test
    void measuresNothingThatIsAnsweredOtherwise() {
        assertThat(found)
                .contains("| GET /api/greetings/stack | differ; not measured | 200, text/plain; Straightway: the body");
        assertThat(goal.output()).doesNotContain("get-api-greetings-stack");
    }

    @Test
    void tellsWhichRoutesTheProofMovedOffTheWorkers() {
        assertThat(found).contains("The proof took ", "| GET /api/greetings | org.acme.GreetingResource#hello() | moved to the "
                + "event loop | worker | proven: ",
                "| GET /api/greetings/slow | org.acme.GreetingResource#slow() | worker | worker |");
    }

    @Test
    void runsTheLabOnBothBuilds() {
        assertThat(folder.resolve("work/results/report.html")).content().contains("What each stack made of the application",
                "GET /api/greetings/{name}");
        assertThat(goal.output()).contains("2 targets").doesNotContain("FAILED");
    }

    private static List<String> command(Path repository) {
        Path maven = Path.of(System.getProperty("maven.home"), "bin", "mvn");
        return List.of(maven.toString(), "-B", "-ntp", "-Dmaven.repo.local=" + repository,
                "-Dquarkus.version=" + System.getProperty("quarkus.version"),
                "-Dquarkus.plugins.version=" + System.getProperty("quarkus.plugins.version"),
                "-Dstraightway.stacks=quarkus-rest,straightway", "-Dstraightway.values=values.yaml",
                "-Dstraightway.work=" + folder.resolve("work"), "-Dstraightway.arguments=--at-most,5", "-Dlab.smoke=true",
                "-Dlab.pin=false", "-Dlab.generator=hyperfoil",
                "dev.straightway:straightway-maven-plugin:" + VERSION + ":compare");
    }

    private static LocalRepository repository() throws IOException {
        LocalRepository repository = LocalRepository.make(folder.resolve("repository"),
                Path.of(System.getProperty("maven.repo")), VERSION);
        repository.install(ROOT, "quarkus-straightway-parent", List.of());
        repository.install(ROOT.resolve("bench"), "straightway-bench", List.of());
        repository.install(ROOT.resolve("proof"), "straightway-proof", List.of(new Jar("straightway-proof-" + VERSION, "")));
        repository.install(ROOT.resolve("runtime"), "quarkus-straightway",
                List.of(new Jar("quarkus-straightway-" + VERSION, "")));
        repository.install(ROOT.resolve("deployment"), "quarkus-straightway-deployment",
                List.of(new Jar("quarkus-straightway-deployment-" + VERSION, "")));
        repository.install(ROOT.resolve("bench/lab"), "straightway-lab",
                List.of(new Jar("straightway-lab", ""), new Jar("straightway-lab-agent-agent", "agent")));
        repository.install(ROOT.resolve("bench/generators/hyperfoil"), "straightway-generator-hyperfoil",
                List.of(new Jar("straightway-generator-hyperfoil", "")));
        repository.install(ROOT.resolve("bench/maven-plugin"), "straightway-maven-plugin",
                List.of(new Jar("straightway-maven-plugin-" + VERSION, "")));
        return repository;
    }
}
