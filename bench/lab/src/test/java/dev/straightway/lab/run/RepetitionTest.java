package dev.straightway.lab.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import dev.straightway.lab.options.OptionReader;
import dev.straightway.lab.results.Results;
import dev.straightway.lab.results.ResultsFile;
import dev.straightway.lab.results.Trial.Outcome;
import dev.straightway.lab.server.Children;
import dev.straightway.lab.server.Session;
import dev.straightway.lab.server.TrialFailure;
import dev.straightway.lab.statistics.TestRun;

class RepetitionTest {

    private static final Home HOME = new Home(Path.of(System.getProperty("lab.home")));

    @TempDir
    Path folder;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final Map<String, String> given = new HashMap<>(Map.of("lab.preset", "self-test", "lab.seed", "101"));

    @Test
    void keepsRunsThatAreThereAndCountsThemAll() throws Exception {
        save(101, Outcome.VALID, true);
        save(102, Outcome.VALID, true);

        assertThat(repeat(2)).isTrue();
        assertThat(out.toString(StandardCharsets.UTF_8)).contains(
                "Run 1 of 2, seed 101: " + folder.resolve("101") + "\nIt is there, and is kept.\n",
                "Run 2 of 2, seed 102: " + folder.resolve("102") + "\nIt is there, and is kept.\n",
                "\n2 runs: 0 better, 0 worse, 0 no difference seen, 0 inconclusive, 2 no verdict\n");
    }

    @Test
    void tellsThatATrialOfARunFailed() throws Exception {
        save(101, Outcome.VALID, true);
        save(102, Outcome.FAILED, true);

        assertThat(repeat(2)).isFalse();
    }

    @Test
    void goesOnWithARunThatWasEnded() throws Exception {
        save(101, Outcome.VALID, false);

        assertThatThrownBy(() -> repeat(1)).isInstanceOf(TrialFailure.class)
                .hasMessageStartingWith(folder.resolve("101/results.json") + " can't be resumed: ");
    }

    @Test
    void refusesARunThatIsThereAndWasAskedForOtherwise() throws Exception {
        save(101, Outcome.VALID, true);
        given.put("lab.rounds", "8");

        assertThatThrownBy(() -> repeat(1)).isInstanceOf(TrialFailure.class).hasMessage(folder.resolve("101/results.json")
                + " holds a run with lab.rounds=6, and this one is asked for 8. Ask for the same, or name another folder with"
                + " lab.output.");
    }

    @Test
    void letsARunWaitOtherwiseThanOneThatIsThere() throws Exception {
        save(101, Outcome.VALID, true);
        given.put("lab.wait.for.quiet", "10m");

        assertThat(repeat(1)).isTrue();
    }

    @Test
    void needsTheSeedOfTheFirst() {
        given.remove("lab.seed");

        assertThatThrownBy(() -> repeat(2)).isInstanceOf(TrialFailure.class)
                .hasMessageStartingWith("Runs that are repeated need a number for lab.seed");
    }

    private boolean repeat(int runs) throws IOException, InterruptedException {
        Map<String, String> all = new HashMap<>(given);
        all.put("lab.output", folder.toString());
        try (Children children = new Children()) {
            return new Repetition(HOME, all, runs, new Session(new PrintStream(out, true, StandardCharsets.UTF_8), children))
                    .run();
        }
    }

    /** A run as the preset asks for it. */
    private void save(int seed, Outcome outcome, boolean complete) throws IOException {
        Map<String, String> asked = new HashMap<>(given);
        asked.put("lab.seed", Integer.toString(seed));
        Results run = new TestRun().trial("one", "get", 1, 1, Outcome.VALID, Map.of(TestRun.CPU, 1.0))
                .trial("two", "get", 1, 1, outcome, Map.of(TestRun.CPU, 1.0)).results();
        Map<String, String> options = Requests.read(HOME, new OptionReader(asked)).texts();
        ResultsFile.write(new Results(run.run().with(run.environment(), options).complete(complete), run.found()),
                folder.resolve(seed + "/results.json"));
    }
}
