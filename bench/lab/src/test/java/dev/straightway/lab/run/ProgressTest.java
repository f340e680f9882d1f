package dev.straightway.lab.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import dev.straightway.lab.results.Trial;
import dev.straightway.lab.results.Trial.Outcome;

class ProgressTest {

    @Test
    void tellsWhatATrialGave() {
        Trial trial = new Trial("straightway", "person-get", "pinned", 2, 1, Outcome.VALID, null, true, 5,
                Map.of("requests", 60_123.4, "cpu", 14.626), Map.of(), List.of());
        assertThat(Progress.line(trial, 3, 48)).isEqualTo(
                "[3/48] round 2  pinned   person-get       straightway         60,123 requests/s   14.63 µs CPU");
    }

    @Test
    void marksATrialWhoseGeneratorWasTheBottleneck() {
        Trial trial = new Trial("vertx", "person-get", "pinned", 2, 1, Outcome.VALID, null, true, 5,
                Map.of("requests", 60_123.4, "cpu", 14.626, "generator-busy", 98.0, "server-busy", 70.0), Map.of(), List.of());
        assertThat(Progress.line(trial, 3, 48)).endsWith("60,123 requests/s   14.63 µs CPU  generator-bound");
    }

    @Test
    void tellsWhyATrialDoesNotCount() {
        Trial trial = new Trial("vertx", "filters", "pinned", 1, 1, Outcome.FAILED, "errors under load: {status=3}", false, 0,
                Map.of(), Map.of("status", 3L), List.of());
        assertThat(Progress.line(trial, 1, 2)).endsWith("vertx            FAILED: errors under load: {status=3}");
    }

    @ParameterizedTest
    @CsvSource({ "0, 0 s", "89.4, 89 s", "90, 2 min", "834, 14 min" })
    void namesTimesAsPeopleDo(double seconds, String words) {
        assertThat(Estimate.words(seconds)).isEqualTo(words);
    }

    @Test
    void printsATimeThatIsLeftWithEachStep() {
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        Progress progress = new Progress(new PrintStream(printed, true, StandardCharsets.UTF_8), 1_000);
        assertThat(progress.secondsLeft()).isEqualTo(1_000);
        progress.step(1_000, "the only step");
        assertThat(printed.toString(StandardCharsets.UTF_8)).isEqualTo("the only step  (0 s left)" + System.lineSeparator());
    }
}
