package dev.straightway.deployment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import org.junit.jupiter.api.Test;

/** The reference of the configuration in the docs is what the build makes of the config classes. */
class ConfigurationReferenceTest {

    private static final Path PAGE = Path.of("../docs/configuration.md");
    private static final Path GENERATED = Path.of("target/quarkus-generated-doc/config/quarkus-straightway.md");
    private static final Path EXPECTED = Path.of("target/configuration.md");
    private static final String END_OF_INTRODUCTION = "<!-- What follows is generated -->\n\n";

    @Test
    void isGeneratedFromTheConfigClasses() throws IOException {
        assumeFalse(Boolean.getBoolean("configuration.skip"), "The reference is that of the plain build");
        String page = Files.readString(PAGE);
        assertThat(page).contains(END_OF_INTRODUCTION);
        Files.writeString(EXPECTED, page.substring(0, page.indexOf(END_OF_INTRODUCTION)) + END_OF_INTRODUCTION
                + Files.readString(GENERATED));
        assertThat(PAGE).as("build runtime too (-am); if it is stale then: cp deployment/target/configuration.md docs/")
                .hasSameTextualContentAs(EXPECTED);
    }
}
