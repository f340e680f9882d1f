package dev.straightway.bench.micro.sample;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import org.junit.jupiter.api.Test;

/** What the page shows is what the sample has. */
class OwnFilterPageTest {

    private static final Path SAMPLE = Path.of("../samples/own-filter");
    private static final Path PAGE = Path.of("../../docs/own-filter.md");

    @Test
    void showsTheFilesOfTheSample() throws IOException {
        assertThat(Page.of(PAGE).files()).extracting(Page.Shown::path).containsExactly(
                "src/main/java/org/acme/KeyFilter.java", "src/main/java/org/acme/HelloResource.java", "pom.xml", "pom.xml",
                "src/test/java/org/acme/FilterBenchmark.java", "benchmark.args");
        for (Page.Shown shown : Page.of(PAGE).files()) {
            assertThat(Files.readString(SAMPLE.resolve(shown.path()))).as(shown.path()).contains(shown.content());
        }
    }

    @Test
    void namesTwoCommands() throws IOException {
        assertThat(Page.of(PAGE).commands()).containsExactly("mvn package", "java @benchmark.args -prof gc");
    }
}
