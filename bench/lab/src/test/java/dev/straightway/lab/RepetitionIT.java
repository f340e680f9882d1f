package dev.straightway.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

import dev.straightway.lab.results.Results;
import dev.straightway.lab.results.ResultsFile;
import dev.straightway.lab.run.Home;
import dev.straightway.lab.run.Repetition;
import dev.straightway.lab.server.Children;
import dev.straightway.lab.server.Session;

/** The same smoke run with two seeds, one of which is there already when it is asked for again. */
@Execution(ExecutionMode.CONCURRENT)
class RepetitionIT {

    @TempDir
    Path folder;

    @Test
    void makesWhatIsNotThere() throws Exception {
        repeat(1);
        byte[] first = Files.readAllBytes(folder.resolve("7/results.json"));
        String printed = repeat(2);

        assertThat(folder.resolve("7/results.json")).hasBinaryContent(first);
        for (String seed : new String[] { "7", "8" }) {
            Results run = ResultsFile.read(folder.resolve(seed + "/results.json"));
            assertThat(run.complete()).isTrue();
            assertThat(run.options()).containsEntry("lab.seed", seed);
            assertThat(run.trials()).hasSize(2).allMatch(trial -> trial.valid());
            assertThat(folder.resolve(seed + "/report.html")).exists();
        }
        assertThat(printed).contains("It is there, and is kept.").endsWith(
                "2 runs: 0 better, 0 worse, 0 no difference seen, 0 inconclusive, 2 no verdict\n");
    }

    private String repeat(int runs) throws Exception {
        // Pinned, it would hold this JVM of the tests to one core.
        Map<String, String> options = Map.of("lab.smoke", "true", "lab.targets", "straightway,vertx", "lab.scenarios", "text",
                "lab.pin", "false", "lab.seed", "7", "lab.output", folder.toString());
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        try (Children children = new Children()) {
            boolean valid = new Repetition(new Home(Path.of(System.getProperty("lab.home"))), options, runs,
                    new Session(new PrintStream(printed, true, StandardCharsets.UTF_8), children)).run();
            assertThat(valid).as(printed.toString(StandardCharsets.UTF_8)).isTrue();
        }
        return printed.toString(StandardCharsets.UTF_8);
    }
}
