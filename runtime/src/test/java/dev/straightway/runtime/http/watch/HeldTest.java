package dev.straightway.runtime.http.watch;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;

import org.junit.jupiter.api.Test;

import dev.straightway.runtime.invocation.MethodSpec;

class HeldTest {

    private static final List<StackTraceElement> FRAMES = List.of(new StackTraceElement("java.lang.Thread", "sleep", null, -2),
            new StackTraceElement("org.acme.Items", "get", "Items.java", 7));

    private static Held held(String httpMethod, long times) {
        MethodSpec method = new MethodSpec("org.acme.Items", "get", List.of("long", "java.lang.String"));
        return new Held(new Watched.Name(httpMethod, "/items/{id}", method, "Items_get"), "vert.x-eventloop-thread-1",
                Duration.ofMillis(500), times, FRAMES);
    }

    @Test
    void saysWhatHoldsTheLoopAndWhatToDo() {
        assertThat(held("GET", 1).message())
                .isEqualTo("GET /items/{id} (org.acme.Items#get(long, java.lang.String)) has held the"
                        + " event loop 'vert.x-eventloop-thread-1' for at least 500 ms, though the build proved that it doesn't block; seen"
                        + " once so far. Put @Blocking on the method. If it doesn't compute for so long, the proof was wrong: please report"
                        + " that as a bug, with this stack.");
    }

    @Test
    void saysHowOften() {
        assertThat(held("GET", 2).message()).contains("seen 2 times so far");
    }

    @Test
    void callsALocatorOne() {
        assertThat(held(null, 1).message()).startsWith("locator /items/{id} (");
    }

    @Test
    void saysThatARouteGoesToWorkers() {
        assertThat(held("GET", 3).demotion())
                .isEqualTo("GET /items/{id} (org.acme.Items#get(long, java.lang.String)) runs on workers"
                        + " from now on: it was seen holding an event loop 3 times, and quarkus.straightway.dispatch.demote is true. Put"
                        + " @Blocking on the method to have it there from the start.");
    }

    @Test
    void showsTheFramesOfTheLoopAndNoneOfTheChecker() {
        assertThat(held("GET", 1).stack().getStackTrace()).containsExactlyElementsOf(FRAMES);
    }
}
