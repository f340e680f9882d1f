package dev.straightway.deployment.proof;

import static io.restassured.RestAssured.when;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.FileInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import dev.straightway.deployment.proof.corpus.harmless.TextResource;
import io.quarkus.test.QuarkusUnitTest;
import io.smallrye.common.annotation.NonBlocking;

/**
 * Runs every route of the corpus that the build has proven, on the event loop, and lets BlockHound look for blocking calls.
 * <p>
 * These are of the harmless part: nothing that blocks is proven ({@link CorpusVerdictsTest}).
 * Each request is sent twice, and looked at the second time: class loading and first use are left out of the claim.
 */
@Tag("application")
class CorpusOnLoopTest {

    @RegisterExtension
    static final QuarkusUnitTest APPLICATION = new QuarkusUnitTest()
            .withApplicationRoot(archive -> archive.addPackages(true, TextResource.class.getPackage())
                    .addClasses(BuildReport.class, Careless.class, CorpusRequest.class, LoopWatch.class, RuledWaits.class));

    /** Blocking calls while requests ran on an event loop. */
    private static final Queue<String> CAUGHT = new ConcurrentLinkedQueue<>();

    /** Claims not to block, and does. */
    @Path("careless")
    @NonBlocking
    public static class Careless {

        @GET
        @Path("sleep")
        public String sleep() throws InterruptedException {
            Thread.sleep(1);
            return "slept";
        }

        @GET
        @Path("park")
        public String await() throws InterruptedException {
            new CountDownLatch(1).await(1, TimeUnit.MILLISECONDS);
            return "waited";
        }

        @GET
        @Path("read")
        public int read() throws IOException {
            try (var file = new FileInputStream("pom.xml")) {
                return file.read();
            }
        }

        @GET
        @Path("files")
        public int files() throws IOException {
            return Files.readString(java.nio.file.Path.of("pom.xml")).length();
        }
    }

    @BeforeAll
    static void watch() throws ReflectiveOperationException {
        LoopWatch.install((call, stack) -> CAUGHT.add(call + Stream.of(stack).map(frame -> "\n    at " + frame)
                .collect(Collectors.joining())));
    }

    @Test
    void catchesNoProvenRouteBlocking() {
        List<CorpusRequest> requests = CorpusRequest.proven();
        requests.forEach(CorpusOnLoopTest::send);
        CAUGHT.clear();
        for (var request : requests) {
            send(request);
            assertThat(CAUGHT).as(request.route()).isEmpty();
        }
    }

    /** What the test above looks for would be found. */
    @ParameterizedTest
    @ValueSource(strings = { "sleep", "park", "read", "files" })
    void catchesRoutesThatBlock(String careless) {
        when().get("/careless/" + careless).then().statusCode(200);
        CAUGHT.clear();
        when().get("/careless/" + careless).then().statusCode(200);
        assertThat(CAUGHT).isNotEmpty().allMatch(call -> call.contains(Careless.class.getName()));
    }

    private static void send(CorpusRequest request) {
        assertThat(request.send().statusCode()).as(request.toString()).isEqualTo(request.status());
    }
}
