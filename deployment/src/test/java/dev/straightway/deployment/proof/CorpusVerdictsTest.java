package dev.straightway.deployment.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import com.fasterxml.jackson.databind.JsonNode;

import dev.straightway.deployment.proof.corpus.Blocks;
import io.quarkus.test.QuarkusUnitTest;

/**
 * What the build of the whole corpus decides, with the beans as ArC resolves them and the providers as the planner finds them;
 * but for what belongs to all routes of an application, and so would hide everything else.
 */
@Tag("application")
class CorpusVerdictsTest {

    private static final String CORPUS = Blocks.class.getPackageName();

    @RegisterExtension
    static final QuarkusUnitTest APPLICATION = new QuarkusUnitTest()
            .withApplicationRoot(archive -> archive.addPackages(true,
                    path -> !path.get().matches(
                            ".*/(Around|Codecs|CopiedBodies|EndedBeans|EntityStreams|GuardedProperties|HandedMapper|HeldClass|HeldException|HeldText|HeldNumber|NamedDigests|Requests|Providers|Registered|Zones|Settings|Rules|ReadRules|SetUpMapper|CurrencyNames|Unfollowed|Aside|Kept|OwnMappers|QuietHelpers)Resource.*"),
                    Blocks.class.getPackage()).addClasses(BuildReport.class))
            .overrideConfigKey("quarkus.straightway.dispatch.cap", String.valueOf(Corpus.WHOLE));

    /** What blocks is in collections and exceptions of the same application, as in {@link CorpusTest}. */
    private static final double SHARE_AMONG_ALL = 0.63;

    /** As in {@link CorpusTest}. */
    private static final Pattern ABSENT = Pattern.compile("missing|isn't seen|isn't found");

    private static final List<JsonNode> PLAIN = new ArrayList<>();

    @BeforeAll
    static void readReport() throws IOException {
        BuildReport.endpoints()
                .forEach(endpoint -> {
                    if (!endpoint.at("/proof").isNull() && endpoint.at("/resource").asText().startsWith(CORPUS)) {
                        PLAIN.add(endpoint);
                    }
                });
    }

    @Test
    void readsTheReportOfThisApplication() {
        assertThat(PLAIN).hasSizeGreaterThan(400).anyMatch(endpoint -> endpoint.at("/proof/proven").asBoolean());
    }

    @Test
    void putsNoRouteThatBlocksOnTheEventLoop() {
        assertThat(PLAIN).filteredOn(CorpusVerdictsTest::blocks).isNotEmpty()
                .filteredOn(endpoint -> endpoint.at("/proof/proven").asBoolean())
                .extracting(endpoint -> endpoint.at("/resource").asText()).isEmpty();
    }

    @Test
    void callsNoClassMissing() {
        assertThat(PLAIN).extracting(endpoint -> endpoint.at("/thread/why").asText())
                .filteredOn(why -> why.startsWith("not proven"))
                .isNotEmpty().noneMatch(why -> ABSENT.matcher(why).find());
    }

    @Test
    void putsMostHarmlessRoutesOnTheEventLoop() {
        List<JsonNode> harmless = PLAIN.stream()
                .filter(endpoint -> endpoint.at("/resource").asText().startsWith(CORPUS + ".harmless.")).toList();
        assertThat(harmless).hasSizeGreaterThan(100).filteredOn(endpoint -> endpoint.at("/proof/proven").asBoolean())
                .hasSizeGreaterThanOrEqualTo((int) (harmless.size() * SHARE_AMONG_ALL));
    }

    private static boolean blocks(JsonNode endpoint) {
        String resource = endpoint.at("/resource").asText();
        String method = resource.substring(resource.indexOf('#') + 1, resource.indexOf('('));
        return Stream.of(load(resource.substring(0, resource.indexOf('#'))).getMethods())
                .filter(one -> one.getName().equals(method)).anyMatch((Method one) -> one.isAnnotationPresent(Blocks.class));
    }

    private static Class<?> load(String name) {
        try {
            return Class.forName(name, false, Thread.currentThread().getContextClassLoader());
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }
}
