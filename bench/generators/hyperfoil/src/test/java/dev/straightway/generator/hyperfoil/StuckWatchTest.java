package dev.straightway.generator.hyperfoil;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;

import org.junit.jupiter.api.Test;

class StuckWatchTest {

    private final ByteArrayOutputStream written = new ByteArrayOutputStream();
    private final PrintStream out = new PrintStream(written, true, StandardCharsets.UTF_8);

    @Test
    void writesWhatEveryThreadIsDoingWhenTheTimeIsOver() throws Exception {
        try (StuckWatch watch = new StuckWatch(Duration.ZERO, out)) {
            watch.join();
        }
        assertThat(written.toString(StandardCharsets.UTF_8)).startsWith("STUCK: no end after 0 s, in which this process had ")
                .contains("\"" + Thread.currentThread().getName() + "\" ")
                .contains("  at app//" + StuckWatchTest.class.getName() + ".writesWhatEveryThreadIsDoingWhenTheTimeIsOver");
    }

    @Test
    void writesNothingOfALoadThatEnds() throws Exception {
        StuckWatch watch = new StuckWatch(Duration.ofDays(1), out);
        watch.close();
        watch.join();
        assertThat(written.size()).isZero();
    }
}
