package dev.straightway.deployment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.Test;

/** The reference of the configuration in the docs is what the build makes of the config classes. */
class ConfigurationReferenceTest {

    private static final Path PAGE = Path.of("../docs/configuration.md");
    private static final String GENERATED = "target/quarkus-generated-doc/config/quarkus-straightway_";
    /** A page for each, since the keys of security are named as those of Quarkus REST are. */
    private static final List<String> PREFIXES = List.of("quarkus.straightway", "quarkus.security");
    private static final Path EXPECTED = Path.of("target/configuration.md");
    private static final String END_OF_INTRODUCTION = "<!-- What follows is generated -->\n\n";

    @Test
    void isGeneratedFromTheConfigClasses() throws IOException {
        assumeFalse(Boolean.getBoolean("configuration.skip"), "The reference is that of the plain build");
        String page = Files.readString(PAGE);
        assertThat(page).contains(END_OF_INTRODUCTION);
        StringBuilder expected = new StringBuilder(page.substring(0, page.indexOf(END_OF_INTRODUCTION)))
                .append(END_OF_INTRODUCTION);
        for (String prefix : PREFIXES) {
            expected.append(Files.readString(Path.of(GENERATED + prefix + ".md")));
        }
        Files.writeString(EXPECTED, expected);
        assertThat(PAGE).as("build runtime too (-am); if it is stale then: cp deployment/target/configuration.md docs/")
                .hasSameTextualContentAs(EXPECTED);
    }
}
