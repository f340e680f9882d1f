package dev.straightway.lab.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.junit.jupiter.api.Test;

import dev.straightway.lab.measure.OtherWork;
import dev.straightway.lab.options.OptionReader;
import dev.straightway.lab.server.TrialFailure;

/** What a run does on machines that are busy for some looks; each look is one of a list. */
class PreflightTest {

    private static final OtherWork BUSY = new OtherWork(0.9, 2, List.of("java (12) 0.9"));
    private static final OtherWork QUIET = new OtherWork(0.02, 2, List.of());

    private final ByteArrayOutputStream printed = new ByteArrayOutputStream();

    @Test
    void goesOnAtOnceOnAQuietMachine() throws Exception {
        assertThat(words(Map.of("lab.wait.for.quiet", "10m"), QUIET))
                .isEqualTo("others use 0.02 of 2 cores (1 %) when the run began");
        assertThat(printed()).isEmpty();
    }

    @Test
    void refusesABusyMachineWithWhatItSawAndWhatToDo() {
        assertThatThrownBy(() -> words(Map.of(), BUSY)).isInstanceOf(TrialFailure.class).hasMessage(
                "The machine is busy: others use 0.90 of 2 cores (45 %), most of them java (12) 0.9 when the run began; a run wants"
                        + " less than 5 % (lab.noise). End what runs beside it, wait for it with lab.wait.for.quiet=10m, or run"
                        + " anyway with lab.busy=warn.");
    }

    @Test
    void waitsUntilTheMachineIsQuiet() throws Exception {
        assertThat(words(Map.of("lab.wait.for.quiet", "1m"), BUSY, BUSY, QUIET, BUSY))
                .isEqualTo("others use 0.02 of 2 cores (1 %), after 6 s of waiting when the run began");
        assertThat(printed())
                .isEqualTo("Waiting for a quiet machine, 60 s at the most: others use 0.90 of 2 cores (45 %), most of"
                        + " them java (12) 0.9.\n");
    }

    @Test
    void waitsNoLongerThanItMay() {
        assertThatThrownBy(() -> words(Map.of("lab.wait.for.quiet", "6s"), BUSY, BUSY, BUSY, QUIET))
                .isInstanceOf(TrialFailure.class).hasMessageContaining("after 6 s of waiting");
    }

    @Test
    void warnsAndRecordsWhereItIsToGoOn() throws Exception {
        assertThat(words(Map.of("lab.busy", "warn"), BUSY)).startsWith("BUSY: others use 0.90 of 2 cores");
        assertThat(printed()).startsWith("WARNING: The machine is busy: others use 0.90 of 2 cores");
    }

    @Test
    void refusesOnlyWhatTheGateOfTheTrialsWouldCallNoise() throws Exception {
        assertThat(words(Map.of("lab.noise", "50"), BUSY)).startsWith("others use 0.90");
        assertThatThrownBy(() -> words(Map.of("lab.noise", "45"), BUSY)).isInstanceOf(TrialFailure.class);
    }

    @Test
    void doesNotLookBeforeASmokeRun() throws Exception {
        assertThat(words(Map.of("lab.smoke", "true"))).isEqualTo("not looked at: a smoke run");
    }

    @Test
    void saysWhereTheSystemTellsNothing() throws Exception {
        assertThat(new Preflight(new OptionReader(Map.of()).read(), "The machine", Optional::empty, System.out).words())
                .isEqualTo("unknown: this system doesn't tell");
    }

    private String words(Map<String, String> options, OtherWork... looks) throws Exception {
        Deque<OtherWork> left = new ArrayDeque<>(List.of(looks));
        return new Preflight(new OptionReader(new HashMap<>(options)).read(), "The machine",
                () -> Optional.of(left.removeFirst()), new PrintStream(printed, true, StandardCharsets.UTF_8)).words();
    }

    private String printed() {
        return printed.toString(StandardCharsets.UTF_8).replace(System.lineSeparator(), "\n");
    }
}
