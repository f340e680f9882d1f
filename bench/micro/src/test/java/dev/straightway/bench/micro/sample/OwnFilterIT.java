package dev.straightway.bench.micro.sample;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import dev.straightway.outside.LocalRepository;
import dev.straightway.outside.LocalRepository.Jar;
import dev.straightway.outside.OutsideProject;
import dev.straightway.outside.OutsideProject.Ended;

/** Builds and runs the sample by the commands of its page, as somebody without a clone does. */
class OwnFilterIT {

    private static final int MOST_MINUTES = 8;
    private static final Path ROOT = Path.of(System.getProperty("project.root")).normalize();
    private static final String VERSION = System.getProperty("project.version");
    private static final List<String> SHORT = List.of("-f", "1", "-wi", "0", "-i", "1", "-r", "10ms", "-foe", "true");

    @TempDir
    static Path folder;

    private static LocalRepository repository;
    private static Ended built;
    private static Ended measured;

    @BeforeAll
    static void follow() throws Exception {
        repository = LocalRepository.make(folder.resolve("repository"), Path.of(System.getProperty("maven.repo")), VERSION);
        repository.install(ROOT, "quarkus-straightway-parent", List.of());
        repository.install(ROOT.resolve("bench/kit"), "straightway-kit", List.of(new Jar("straightway-kit-" + VERSION, "")));
        OutsideProject sample = OutsideProject.copy(ROOT.resolve("bench/samples/own-filter"), folder.resolve("own-filter"));
        List<String> commands = Page.of(ROOT.resolve("docs/own-filter.md")).commands();
        built = sample.run(command(commands.get(0), System.getProperty("maven.home") + "/bin/mvn",
                List.of("-B", "-ntp", "-Dmaven.repo.local=" + repository.folder(), "-Dstraightway.version=" + VERSION,
                        "-Dquarkus.version=" + System.getProperty("quarkus.version"),
                        "-Dquarkus.plugins.version=" + System.getProperty("quarkus.plugins.version"))),
                "maven.log", MOST_MINUTES);
        measured = sample.run(command(commands.get(1), System.getProperty("java.home") + "/bin/java", SHORT), "benchmark.log",
                MOST_MINUTES);
    }

    @AfterAll
    static void unlink() throws IOException {
        if (repository != null) {
            repository.unlink();
        }
    }

    /** {@return the command with the program of this machine, and more behind it} */
    private static List<String> command(String line, String program, List<String> more) {
        List<String> command = new ArrayList<>(List.of(line.split(" ")));
        command.set(0, program);
        command.addAll(more);
        return command;
    }

    @Test
    void isBuilt() {
        assertThat(built.exit()).as(built.output()).isZero();
    }

    @ParameterizedTest
    @ValueSource(strings = { "/hello", "/hello/keyed" })
    void measuresTheRouteWithTheFilterAndTheOneWithout(String path) {
        assertThat(measured.exit()).as(measured.output()).isZero();
        assertThat(measured.output().lines())
                .anyMatch(line -> line.matches("FilterBenchmark\\.answer +" + path + " +avgt +[0-9.]+ +ns/op"))
                .anyMatch(line -> line.matches("FilterBenchmark\\.answer:gc\\.alloc\\.rate\\.norm +" + path
                        + " +avgt +[0-9.]+ +B/op"));
    }
}
