package dev.straightway.deployment.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import com.fasterxml.jackson.databind.JsonNode;

import dev.straightway.deployment.proof.corpus.Blocks;
import dev.straightway.deployment.proof.corpus.harmless.TextResource;
import io.quarkus.test.QuarkusUnitTest;

/** What the build of the harmless part of the corpus decides, with all libraries of an application of Quarkus. */
@Tag("application")
class HarmlessVerdictsTest {

    private static final double SHARE = 0.9;

    @RegisterExtension
    static final QuarkusUnitTest APPLICATION = new QuarkusUnitTest().withApplicationRoot(
            archive -> archive.addClasses(BuildReport.class, Blocks.class).addPackages(true, TextResource.class.getPackage()));

    @Test
    void putsMostRoutesOnTheEventLoop() throws IOException {
        List<String> missed = new ArrayList<>();
        int plain = 0;
        for (JsonNode endpoint : BuildReport.endpoints()) {
            assertThat(endpoint.at("/resource").asText()).startsWith(TextResource.class.getPackageName());
            plain++;
            if (!endpoint.at("/proof/proven").asBoolean()) {
                missed.add(endpoint.at("/resource").asText() + " " + endpoint.at("/thread/why").asText());
            }
        }
        assertThat(plain).isGreaterThan(80);
        assertThat(missed).as("beans and mappers that block elsewhere")
                .noneMatch(one -> one.matches(".*harmless\\.(QuietBeans|Mapped|Digests|Caching|OwnMappers)Resource#.*"));
        assertThat(missed).as("missed").hasSizeLessThanOrEqualTo((int) (plain * (1 - SHARE)));
    }
}
