package dev.straightway.it.tck.child;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Disabled;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestPlan;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

import dev.straightway.it.tck.result.Outcome;
import dev.straightway.it.tck.result.Outcomes;
import dev.straightway.it.tck.result.State;

final class RecorderTest {

    private static final HangWatch NO_WATCH = new HangWatch(Duration.ofDays(1), () -> {
    });

    @TempDir
    private Path directory;

    @Test
    void tellsHowEachTestOfAClassEnded() throws Exception {
        assertThat(recorded(Deployed.class, NO_WATCH)).extracting(o -> o.test().method(), Outcome::state, Outcome::reason)
                .containsExactlyInAnyOrder(tuple("passes", State.PASSED, ""),
                        tuple("fails", State.FAILED,
                                "java.lang.IllegalStateException: failed <- java.lang.IllegalArgumentException: 404"),
                        tuple("isLeftOut", State.SKIPPED, "challenged"));
    }

    @Test
    void countsTheTestsOfAClassThatIsNotDeployedWithTheRootOfTheFailure() throws Exception {
        assertThat(recorded(NotDeployed.class, NO_WATCH)).extracting(Outcome::state, Outcome::reason)
                .containsExactly(tuple(State.NODEPLOY, "java.io.IOException: port in use"),
                        tuple(State.NODEPLOY, "java.io.IOException: port in use"));
    }

    @Test
    void namesAnInheritedTestAfterTheClassThatRuns() throws Exception {
        assertThat(recorded(Inheriting.class, NO_WATCH)).allMatch(o -> o.test().type().equals(Inheriting.class.getName()));
    }

    @Test
    void tellsOfATestThatHadToBeFreedEvenIfItPassed() throws Exception {
        HangWatch impatient = new HangWatch(Duration.ZERO, () -> {
        });
        Hanging.whileRunning = () -> impatient.look(System.nanoTime());

        assertThat(recorded(Hanging.class, impatient)).extracting(Outcome::state).containsExactly(State.HUNG);
    }

    @Test
    void announcesEachTestAsLostBeforeTheFirstRuns() throws Exception {
        Path file = directory.resolve("announced.tsv");
        try (OutcomeLog log = new OutcomeLog(file)) {
            Recorder recorder = new Recorder(log, NO_WATCH);
            LauncherFactory.create().execute(request(Deployed.class), new TestExecutionListener() {
                @Override
                public void testPlanExecutionStarted(TestPlan plan) {
                    recorder.testPlanExecutionStarted(plan);
                }
            });
        }

        assertThat(Outcomes.read(file).in(State.LOST)).hasSize(3);
    }

    private List<Outcome> recorded(Class<?> type, HangWatch watch) throws Exception {
        Path file = directory.resolve("recorded.tsv");
        try (OutcomeLog log = new OutcomeLog(file)) {
            LauncherFactory.create().execute(request(type), new Recorder(log, watch));
        }
        return List.copyOf(Outcomes.read(file).byTest().values());
    }

    private static LauncherDiscoveryRequest request(Class<?> type) {
        return LauncherDiscoveryRequestBuilder.request().selectors(selectClass(type)).build();
    }

    static class Deployed {

        @Test
        void passes() {
            // and does nothing else
        }

        @Test
        void fails() {
            throw new IllegalStateException("failed", new IllegalArgumentException("404"));
        }

        @Test
        @Disabled("challenged")
        void isLeftOut() {
            throw new IllegalStateException("was not left out");
        }
    }

    static class Inheriting extends Deployed {
    }

    static class NotDeployed {

        @BeforeAll
        static void deploy() {
            throw new IllegalStateException("did not start", new IOException("port in use"));
        }

        @Test
        void one() {
            throw new IllegalStateException("ran");
        }

        @Test
        void two() {
            throw new IllegalStateException("ran");
        }
    }

    static class Hanging {

        static Runnable whileRunning;

        @Test
        void hangs() {
            whileRunning.run();
        }
    }
}
