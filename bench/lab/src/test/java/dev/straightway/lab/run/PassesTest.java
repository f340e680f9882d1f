package dev.straightway.lab.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
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
import dev.straightway.lab.trial.Cell;
import dev.straightway.lab.trial.Examination.Rate;
import dev.straightway.lab.trial.Placement;

class PassesTest {

    private static final Home HOME = new Home(Path.of(System.getProperty("lab.home")));
    private static final PrintStream NOWHERE = new PrintStream(OutputStream.nullOutputStream(), true, StandardCharsets.UTF_8);

    @TempDir
    Path folder;

    private final Map<String, String> asked = new HashMap<>(Map.of("lab.targets", "quarkus-rest,vertx", "lab.scenarios",
            "person-get,person-post", "lab.rounds", "3", "lab.profile", "false"));
    private Recorder recorder;

    @BeforeEach
    void begin() {
        recorder = new Recorder(folder, new TestRun().results(), NOWHERE);
    }

    @Test
    void areInTheLastRoundOnly() throws Exception {
        assertThat(passes().has(cell("vertx", 2))).isFalse();
        assertThat(passes().of(cell("vertx", 2))).isEmpty();
        assertThat(passes().has(cell("vertx", 3))).isTrue();
        asked.put("lab.latency", "false");
        assertThat(passes().has(cell("vertx", 3))).isFalse();
    }

    @Test
    void haveRatesThatArePartsOfWhatTheSlowestDidInTheMedianOfTheRoundsBefore() throws Exception {
        add("quarkus-rest", 1, Outcome.VALID, 1_000);
        add("quarkus-rest", 2, Outcome.VALID, 3_003);
        add("vertx", 1, Outcome.VALID, 9_000);
        add("vertx", 2, Outcome.VALID, 9_000);
        add("quarkus-rest", 3, Outcome.VALID, 10);
        asked.put("lab.utilisation", "25,50,90");

        List<Rate> rates = List.of(new Rate(500, 25), new Rate(1_000, 50), new Rate(1_801, 90));
        assertThat(rates("quarkus-rest")).isEqualTo(rates);
        assertThat(rates("vertx")).as("the same for each target").isEqualTo(rates);
    }

    @Test
    void haveTheRateThatWasGiven() throws Exception {
        asked.put("lab.rate", "777");
        assertThat(rates("vertx")).containsExactly(new Rate(777, 0));
    }

    @Test
    void haveARateOfOneAtTheLeast() throws Exception {
        add("vertx", 1, Outcome.VALID, 1.5);
        assertThat(rates("vertx")).containsExactly(new Rate(1, 50));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            // outcome and requests a second of the slowest, and how busy its generator was, by round | half of what it can do
            "VALID 1000 50, VALID 3000 50       | 1000", "NOISY 400 50, VALID 3000 50        | 1500",
            "NOISY 400 50, UNSTEADY 800 50      | 300", "VALID 1000 95, VALID 3000 50       | 1000",
            "NOISY 400 50, VALID 3000 95        | 1500" })
    void takeOfATargetWhatCountsAndElseWhatItDidAtTheLeast(String trials, double rate) throws Exception {
        int round = 1;
        for (String trial : trials.split(", ")) {
            String[] words = trial.split(" ");
            add("quarkus-rest", round++, Outcome.valueOf(words[0]), Double.parseDouble(words[1]),
                    Double.parseDouble(words[2]));
        }
        add("vertx", 1, Outcome.VALID, 9_000);
        assertThat(rates("quarkus-rest")).containsExactly(new Rate(rate, 50));
    }

    @Test
    void haveNoRateWithoutAFigureOfARoundBeforeAndSaySo() throws Exception {
        add("vertx", 3, Outcome.VALID, 9_000);
        recorder.trial(new Trial("vertx", "person-post", placement().name(), 1, 1, Outcome.VALID, null, true, 5,
                Map.of("requests", 9_000.0), Map.of(), List.of()));
        assertThat(rates("vertx")).isEmpty();
        assertThat(recorder.results().notes()).singleElement().asString()
                .startsWith("No response times at a fixed rate of person-get: ");
    }

    private void add(String target, int round, Outcome outcome, double requests) {
        add(target, round, outcome, requests, 50);
    }

    private void add(String target, int round, Outcome outcome, double requests, double generatorBusy) {
        recorder.trial(new Trial(target, "person-get", placement().name(), round, 1, outcome, null, true, 5,
                Map.of("requests", requests, "generator-busy", generatorBusy), Map.of(), List.of()));
    }

    private List<Rate> rates(String target) throws Exception {
        return passes().of(cell(target, 3)).orElseThrow().rates();
    }

    private Passes passes() throws Exception {
        return new Passes(plan(), null, recorder, new Progress(NOWHERE, 1));
    }

    private Cell cell(String target, int round) {
        return plan().round(round).stream()
                .filter(cell -> cell.target().name().equals(target) && cell.scenario().name().equals("person-get")).findFirst()
                .orElseThrow();
    }

    private Plan plan() {
        Options options = new OptionReader(asked).read();
        return new Plan(options, TargetCatalog.read(HOME.targets()).named(options.targets().listed()),
                ScenarioCatalog.read(HOME.scenarios()).named(options.scenarios().listed()), new ServerJava(17, ""),
                placement());
    }

    private static Placement placement() {
        return Placement.of(Pinning.of(false));
    }
}
