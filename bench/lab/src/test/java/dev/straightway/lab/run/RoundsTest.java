package dev.straightway.lab.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import dev.straightway.lab.options.OptionReader;
import dev.straightway.lab.options.Options;
import dev.straightway.lab.results.Trial;
import dev.straightway.lab.results.Trial.Outcome;
import dev.straightway.lab.scenario.ScenarioCatalog;
import dev.straightway.lab.server.Pinning;
import dev.straightway.lab.server.ServerJava;
import dev.straightway.lab.statistics.TestRun;
import dev.straightway.lab.target.TargetCatalog;
import dev.straightway.lab.trial.Augmentations;
import dev.straightway.lab.trial.Bench;
import dev.straightway.lab.trial.Cell;
import dev.straightway.lab.trial.Examination;
import dev.straightway.lab.trial.Placement;

/** With trials that come out as the test says. */
class RoundsTest {

    private static final Home HOME = new Home(Path.of(System.getProperty("lab.home")));

    @TempDir
    Path folder;

    private final List<Integer> ran = new ArrayList<>();
    private final List<Integer> lookedAt = new ArrayList<>();

    @ParameterizedTest
    @CsvSource({
            // what the attempts of the last round come to, how many are made, in the server of which one is looked further
            "VALID, 1, 1", "NOISY VALID, 2, 2", "UNSTEADY NOISY VALID, 3, 3", "NOISY NOISY UNSTEADY VALID, 3, 3",
            "FAILED VALID, 1, 1" })
    void lookIntoTheServerOfTheLastAttemptOnly(String outcomes, int attempts, int looked) throws Exception {
        List<Outcome> all = Stream.of(outcomes.split(" ")).map(Outcome::valueOf).toList();
        rounds(all).run();
        assertThat(ran).as("one of the first round before them").hasSize(1 + attempts);
        assertThat(lookedAt).containsExactly(looked);
    }

    private Rounds rounds(List<Outcome> lastRound) throws Exception {
        Options options = new OptionReader(Map.of("lab.targets", "straightway", "lab.scenarios", "person-get", "lab.rounds",
                "2", "lab.profile", "false", "lab.retries", "2")).read();
        Plan plan = new Plan(options, TargetCatalog.read(HOME.targets()).named(options.targets().listed()),
                ScenarioCatalog.read(HOME.scenarios()).named(options.scenarios().listed()), new ServerJava(17, ""),
                Placement.of(Pinning.of(false)));
        PrintStream out = new PrintStream(OutputStream.nullOutputStream(), true, StandardCharsets.UTF_8);
        return new Rounds(plan, new Bench(options, null, null, new Augmentations(0, note -> {
        }), folder), (cell, attempt, warmup, examination) -> run(cell, attempt, examination,
                cell.round() == 1 ? Outcome.VALID : lastRound.get(attempt - 1)),
                new Recorder(folder, new TestRun().results(), out), new Progress(out, 1));
    }

    private Trial run(Cell cell, int attempt, Optional<Examination> examination, Outcome outcome) {
        Trial trial = new Trial(cell.target().name(), cell.scenario().name(), cell.placement().name(), cell.round(), attempt,
                outcome, outcome == Outcome.VALID ? null : "told", true, 5, Map.of("requests", 1_000.0), Map.of(), List.of());
        ran.add(attempt);
        if (examination.isPresent() && examination.get().in().test(trial)) {
            lookedAt.add(attempt);
        }
        return trial;
    }
}
