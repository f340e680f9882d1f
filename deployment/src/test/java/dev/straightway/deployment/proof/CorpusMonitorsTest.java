package dev.straightway.deployment.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpClient.Version;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import dev.straightway.deployment.proof.corpus.harmless.TextResource;
import io.quarkus.test.QuarkusUnitTest;
import io.restassured.RestAssured;
import io.smallrye.common.annotation.NonBlocking;

/**
 * Sends requests to every route of the corpus that the build has proven, many at once, so that event loops meet where they
 * share a monitor, and lets Flight Recorder tell which of them had to wait for one.
 * <p>
 * This is what {@link CorpusOnLoopTest} can't see. A monitor that only one thread wants is entered without waiting; each
 * request is sent before too, as class loading and first use are left out of the claim.
 */
@Tag("application")
class CorpusMonitorsTest {

    private static final int AT_ONCE = 8;
    private static final int TIMES = 15;
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    @RegisterExtension
    static final QuarkusUnitTest APPLICATION = new QuarkusUnitTest()
            .withApplicationRoot(archive -> archive.addPackages(true, TextResource.class.getPackage())
                    .addClasses(BuildReport.class, Careless.class, CorpusRequest.class, MonitorWatch.class, RuledWaits.class));

    private final HttpClient client = HttpClient.newBuilder().version(Version.HTTP_1_1).build();
    private URI base;

    /** Claims not to block, and enters a monitor that others hold. */
    @Path("careless")
    @NonBlocking
    public static class Careless {

        static final Object SHARED = new Object();
        static volatile boolean met;

        /** Waits for a monitor that a test holds. */
        @GET
        @Path("waits")
        public String waits() {
            synchronized (SHARED) {
                return "entered";
            }
        }

        /** Holds a monitor until another request wants it; once they have met, the others pass. */
        @GET
        @Path("meets")
        public synchronized String meets() {
            if (!met) {
                awaitBlocked();
                met = true;
            }
            return "left";
        }
    }

    @BeforeEach
    void base() {
        base = URI.create("http://localhost:" + RestAssured.port);
    }

    @Test
    void seesNoProvenRouteWaiting() throws Exception {
        List<CorpusRequest> requests = CorpusRequest.proven();
        requests.forEach(request -> storm(request, 1));
        try (MonitorWatch watch = MonitorWatch.start()) {
            requests.forEach(request -> storm(request, TIMES));
            assertThat(watch.stop()).allMatch(RuledWaits::isRuled);
        }
    }

    /** What the test above looks for would be found. */
    @Test
    void seesARouteThatWaits() throws Exception {
        try (MonitorWatch watch = MonitorWatch.start()) {
            CompletableFuture<Integer> answer;
            synchronized (Careless.SHARED) {
                answer = send(HttpRequest.newBuilder(base.resolve("/careless/waits")).timeout(PATIENCE).build());
                awaitBlocked();
            }
            assertThat(answer.get()).isEqualTo(200);
            assertThat(watch.stop()).hasSize(1).allMatch(wait -> wait.contains(Careless.class.getName() + "#waits"));
        }
    }

    /** The requests that are under way at once are on more than one event loop. */
    @Test
    void seesRoutesThatMeet() throws Exception {
        Careless.met = false;
        try (MonitorWatch watch = MonitorWatch.start()) {
            storm(new CorpusRequest("GET /careless/meets", "/careless/meets", List.of(200), ""), 1);
            assertThat(watch.stop()).as("may have met in what happens once, too")
                    .anyMatch(wait -> wait.contains(Careless.class.getName() + "#meets"));
        }
    }

    /** Earlier requests have left something behind, so that some have more than one status. */
    private void storm(CorpusRequest request, int times) {
        HttpRequest http = request.http(base);
        for (int i = 0; i < times; i++) {
            List<CompletableFuture<Integer>> answers = IntStream.range(0, AT_ONCE).mapToObj(one -> send(http)).toList();
            assertThat(answers).as(request.toString())
                    .allSatisfy(answer -> assertThat(answer.orTimeout(20, TimeUnit.SECONDS).join()).isIn(request.statuses()));
        }
    }

    private CompletableFuture<Integer> send(HttpRequest request) {
        return client.sendAsync(request, BodyHandlers.discarding()).thenApply(answer -> answer.statusCode());
    }

    /** Returns when an event loop waits for a monitor that the caller holds, or none has for long. */
    private static void awaitBlocked() {
        var threads = ManagementFactory.getThreadMXBean();
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (System.nanoTime() < end && Stream.of(threads.getThreadInfo(threads.getAllThreadIds()))
                .noneMatch(CorpusMonitorsTest::isLoopBlockedByThisThread)) {
            Thread.onSpinWait();
        }
    }

    private static boolean isLoopBlockedByThisThread(ThreadInfo thread) {
        return thread != null && thread.getThreadState() == Thread.State.BLOCKED
                && thread.getLockOwnerId() == Thread.currentThread().getId()
                && thread.getThreadName().startsWith(LoopWatch.LOOP);
    }
}
