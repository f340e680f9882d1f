package dev.straightway.lab.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import dev.straightway.lab.options.OptionReader;
import dev.straightway.lab.options.Options;
import dev.straightway.lab.results.Results;
import dev.straightway.lab.results.ResultsFile;
import dev.straightway.lab.results.Spectrum;
import dev.straightway.lab.results.Trial;
import dev.straightway.lab.results.Trial.Outcome;
import dev.straightway.lab.scenario.ScenarioCatalog;
import dev.straightway.lab.server.Pinning;
import dev.straightway.lab.server.ServerJava;
import dev.straightway.lab.server.TrialFailure;
import dev.straightway.lab.target.TargetCatalog;
import dev.straightway.lab.trial.Cell;
import dev.straightway.lab.trial.Placement;

class ResumptionTest {

    private static final Home HOME = new Home(Path.of(System.getProperty("lab.home")));
    private static final Map<String, String> ENVIRONMENT = Map.of("machine", "2 cores", "builds", "straightway 12ab",
            "load average", "0.1", "commit", "1");

    @TempDir
    Path folder;

    private final Map<String, String> asked = new HashMap<>(Map.of("lab.targets", "quarkus-rest,straightway,vertx",
            "lab.scenarios", "person-get,person-post", "lab.rounds", "8", "lab.seed", "77", "lab.profile", "false"));
    private final List<Trial> trials = new ArrayList<>();

    @Test
    void goesOnWithTheSameOptionsSeedAndOrder() throws Exception {
        Options before = new OptionReader(asked).read();
        Options after = saved().options(Map.of("lab.busy", "warn"));

        assertThat(after.timing()).isEqualTo(before.timing());
        assertThat(names(plan(after).rounds())).isEqualTo(names(plan(before).rounds()));
        assertThat(after.quiet().busy()).isEqualTo(Options.OnBusy.WARN);
        assertThat(Path.of(after.output().folder())).isEqualTo(folder);
    }

    @Test
    void keepsTheOrderThatWasDrawn() throws Exception {
        asked.put("lab.seed", "random");
        Resumption resumption = saved();

        assertThat(resumption.options(Map.of()).timing().seed())
                .isEqualTo(Long.parseLong(resumption.saved().options().get("lab.seed")));
    }

    @Test
    void keepsWholeRoundsAndRunsTheOneThatWasCutAgain() throws Exception {
        Plan plan = plan(new OptionReader(asked).read());
        cells(plan, 1).forEach(cell -> add(cell, Outcome.VALID));
        cells(plan, 2).forEach(cell -> add(cell, Outcome.UNSTEADY));
        cells(plan, 3).limit(5).forEach(cell -> add(cell, Outcome.VALID));

        Results kept = saved().kept(plan);
        assertThat(kept.trials()).hasSize(12).extracting(Trial::round).containsOnly(1, 2);
        assertThat(kept.notes()).containsExactly("a note", "The run was resumed: 12 of its trials are from before.");
        assertThat(kept.spectra()).as("those of the last round are made again").isEmpty();
    }

    @ParameterizedTest
    @CsvSource({ "NOISY, 1, 1", "UNSTEADY, 1, 1", "UNSTEADY, 2, 1", "UNSTEADY, 3, 2" })
    void runsARoundAgainWhoseLastTrialWasToBeRunAgain(Outcome outcome, int attempts, int whole) throws Exception {
        Plan plan = plan(new OptionReader(asked).read());
        cells(plan, 1).forEach(cell -> add(cell, Outcome.VALID));
        cells(plan, 2).forEach(cell -> IntStream.rangeClosed(1, attempts).forEach(attempt -> add(cell, attempt, outcome)));

        assertThat(saved().kept(plan).trials().stream().map(Trial::round).distinct()).hasSize(whole);
    }

    @Test
    void keepsWhatTheLastRoundLookedAtOnceItIsWhole() throws Exception {
        asked.put("lab.rounds", "2");
        Plan plan = plan(new OptionReader(asked).read());
        plan.rounds().stream().flatMap(List::stream).forEach(cell -> add(cell, Outcome.VALID));

        assertThat(saved().kept(plan).spectra()).hasSize(1);
        assertThat(saved().kept(plan).trials()).hasSize(12);
    }

    @Test
    void runsTheLastRoundAgainWhoseProfilesWereNotAttributed() throws Exception {
        asked.putAll(Map.of("lab.rounds", "2", "lab.profile", "true"));
        Plan plan = plan(new OptionReader(asked).read());
        plan.rounds().stream().flatMap(List::stream).forEach(cell -> add(cell, Outcome.VALID));

        assertThat(saved().kept(plan).trials()).hasSize(6).extracting(Trial::round).containsOnly(1);
        assertThat(saved().kept(plan).spectra()).isEmpty();
    }

    @Test
    void refusesAnotherMachineAndAnotherBuildAndNothingThatPasses() throws Exception {
        Map<String, String> now = new HashMap<>(ENVIRONMENT);
        now.putAll(Map.of("load average", "9", "commit", "2", "other work", "none"));
        assertThatCode(() -> saved().requireSame(now)).doesNotThrowAnyException();

        now.put("builds", "straightway 34cd");
        Resumption resumption = saved();
        assertThatThrownBy(() -> resumption.requireSame(now)).isInstanceOf(TrialFailure.class).hasMessage(resumption.file()
                + " can't be resumed here: builds was \"straightway 12ab\" and is \"straightway 34cd\". Its figures would mix two"
                + " environments. Start a new run.");
    }

    @Test
    void refusesARunThatCameToItsEndAndOneOfUnknownBuilds() throws Exception {
        Path file = folder.resolve("results.json");
        ResultsFile.write(results(true, ENVIRONMENT), file);
        assertThatThrownBy(() -> Resumption.of(file)).isInstanceOf(TrialFailure.class)
                .hasMessage(file + " holds a run that came to its end: there is nothing to resume.");
        ResultsFile.write(results(false, Map.of("machine", "2 cores")), file);
        assertThatThrownBy(() -> Resumption.of(file)).isInstanceOf(TrialFailure.class)
                .hasMessageStartingWith(file + " can't be resumed: it doesn't say of which builds it is");
    }

    @Test
    void knowsWhetherItsPilotWasDecidedOn() throws Exception {
        assertThat(saved().decided()).isFalse();
        Map<String, String> decided = new HashMap<>(ENVIRONMENT);
        decided.put("precision", "8 rounds of 6 s");
        assertThat(new Resumption(folder, results(false, decided)).decided()).isTrue();
        assertThatCode(() -> new Resumption(folder, results(false, decided)).requireSame(ENVIRONMENT))
                .doesNotThrowAnyException();
    }

    private Resumption saved() throws Exception {
        Path file = folder.resolve("results.json");
        ResultsFile.write(results(false, ENVIRONMENT), file);
        return Resumption.of(file);
    }

    private Results results(boolean complete, Map<String, String> environment) {
        return new Results(
                new Results.Run(Results.FORMAT, "2026-01-01T00:00:00Z", complete, environment,
                        new OptionReader(asked).read().texts(), List.of(), List.of(), List.of()),
                new Results.Findings(trials,
                        List.of(new Spectrum("straightway", "person-get", 1, 1, 0, List.of(), Map.of(), null, null, null)),
                        List.of(), List.of(), List.of(), List.of("a note", Recorder.ENDED)));
    }

    private static Plan plan(Options options) {
        return new Plan(options, TargetCatalog.read(HOME.targets()).named(options.targets().listed()),
                ScenarioCatalog.read(HOME.scenarios()).named(options.scenarios().listed()), new ServerJava(17, ""),
                Placement.of(Pinning.of(false)));
    }

    private static Stream<Cell> cells(Plan plan, int round) {
        return plan.round(round).stream();
    }

    private static List<String> names(List<List<Cell>> rounds) {
        return rounds.stream().flatMap(List::stream).map(cell -> cell.round() + " " + cell.target().name() + " "
                + cell.scenario().name()).toList();
    }

    private void add(Cell cell, Outcome outcome) {
        add(cell, 1, outcome);
    }

    private void add(Cell cell, int attempt, Outcome outcome) {
        trials.add(new Trial(cell.target().name(), cell.scenario().name(), cell.placement().name(), cell.round(), attempt,
                outcome, null, true, 5, Map.of("cpu", 1.0), Map.of(), List.of()));
    }
}
