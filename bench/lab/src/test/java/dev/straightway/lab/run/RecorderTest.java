package dev.straightway.lab.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import dev.straightway.lab.results.Results;
import dev.straightway.lab.results.ResultsFile;
import dev.straightway.lab.results.Trial;
import dev.straightway.lab.results.Trial.Outcome;
import dev.straightway.lab.statistics.TestRun;

/** What is saved, and what is said when it can't be: Linux has a file whose disk is always full. */
class RecorderTest {

    private static final Path FULL = Path.of("/dev/full");
    private static final String REASON = "No space left on device";

    @TempDir
    Path folder;

    private final ByteArrayOutputStream printed = new ByteArrayOutputStream();
    private Recorder recorder;

    @BeforeAll
    static void needsAFullDisk() {
        assumeTrue(Files.isWritable(FULL), FULL + " isn't there: only Linux has a disk that is always full");
    }

    @BeforeEach
    void begin() {
        Results begun = new TestRun().trial("base", "get", 1, 1, Outcome.VALID, Map.of(TestRun.CPU, 1.0)).results();
        recorder = new Recorder(folder, begun, new PrintStream(printed, true, StandardCharsets.UTF_8));
    }

    @Test
    void goesOnWhileTheDiskIsFullAndSavesAllOnceItHasRoom() throws IOException {
        fillPartial();
        recorder.trial(trial(1));
        assertThat(printed()).isEqualTo("The results can't be saved to " + recorder.file() + " (" + REASON
                + "). Make room there: the run goes on and tries again after the next step." + System.lineSeparator());
        assertThat(recorder.file()).doesNotExist();

        recorder.trial(trial(2));
        assertThat(ResultsFile.read(recorder.file()).trials()).extracting(Trial::round).containsExactly(1, 2);
    }

    @Test
    void saysItOnceForAsLongAsItLasts() throws IOException {
        for (int round = 1; round <= 3; round++) {
            fillPartial();
            recorder.trial(trial(round));
        }
        assertThat(printed().lines()).hasSize(1);
    }

    @Test
    void failsAtTheEndWithTheMendAndLeavesWhatWasSavedBefore() throws IOException {
        recorder.trial(trial(1));
        fillPartial();
        assertThatThrownBy(recorder::finish).isInstanceOf(IOException.class)
                .hasMessage("The results can't be saved to " + recorder.file() + " (" + REASON
                        + "). Make room there, or name another folder with lab.output, and run the lab again.");
        assertThat(ResultsFile.read(recorder.file())).satisfies(saved -> {
            assertThat(saved.complete()).isFalse();
            assertThat(saved.trials()).hasSize(1);
        });
    }

    @Test
    void keepsTheResultsWhereOnlyTheReportHasNoRoom() throws IOException {
        Files.createSymbolicLink(folder.resolve("report.html.part"), FULL);
        recorder.trial(trial(1));
        assertThatThrownBy(recorder::finish).isInstanceOf(IOException.class)
                .hasMessage("The report can't be written to " + folder + " (" + REASON
                        + "). The results are saved: make room there, and 'straightway-lab report " + folder + "' writes it.");
        assertThat(ResultsFile.read(recorder.file()).complete()).isTrue();
        assertThat(folder.resolve("report.html")).as("half a report").doesNotExist();
    }

    /** The next save goes to the full disk; it removes the link then, as a disk that has room again. */
    private void fillPartial() throws IOException {
        Files.createSymbolicLink(folder.resolve("results.json.part"), FULL);
    }

    private static Trial trial(int round) {
        return new TestRun().trial("base", "get", round, 1, Outcome.VALID, Map.of(TestRun.CPU, 1.0)).results().trials().get(0);
    }

    private String printed() {
        return printed.toString(StandardCharsets.UTF_8);
    }
}
