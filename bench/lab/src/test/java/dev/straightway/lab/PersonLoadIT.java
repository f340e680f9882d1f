package dev.straightway.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import dev.straightway.lab.load.Wrk;
import dev.straightway.lab.options.OptionReader;
import dev.straightway.lab.results.Results;
import dev.straightway.lab.results.ResultsFile;
import dev.straightway.lab.results.Trial;
import dev.straightway.lab.run.Comparison;
import dev.straightway.lab.run.Home;
import dev.straightway.lab.server.Children;
import dev.straightway.lab.server.Pinning;
import dev.straightway.lab.server.Session;

/** Load on packaged targets, with every body compared in a smoke run; any error or wrong body fails it. */
@Isolated
class PersonLoadIT {

    @TempDir
    Path output;

    @ParameterizedTest
    @ValueSource(strings = { "wrk", "hyperfoil" })
    void servesThePersonUnderLoadWithoutAnError(String generator) throws Exception {
        assumeTrue(!generator.equals("wrk") || Wrk.find(Pinning.of(false), new Children()).isPresent(), "no wrk on the PATH");
        Results results = run(Map.of("lab.smoke", "true", "lab.generator", generator, "lab.connections", "8", "lab.targets",
                "straightway,vertx", "lab.scenarios", "person-get,person-post"));
        assertThat(results.trials()).extracting(trial -> trial.target() + " " + trial.scenario()).containsExactlyInAnyOrder(
                "straightway person-get", "straightway person-post", "vertx person-get", "vertx person-post");
        assertThat(results.trials()).allSatisfy(trial -> {
            assertThat(trial.values().get("requests")).isPositive();
            assertThat(trial.errors()).isEmpty();
        });
    }

    @Test
    void measuresEachTrialInAFreshServer() throws Exception {
        Results results = run(Map.of("lab.rounds", "1", "lab.duration", "1", "lab.warmup", "2", "lab.targets", "vertx",
                "lab.scenarios", "person-get,person-post", "lab.profile", "false", "lab.latency", "false", "lab.noise", "100",
                "lab.retries", "0"));
        assertThat(results.trials()).hasSize(2);
        assertThat(results.trials().stream().map(Trial::commandLine).distinct()).hasSize(2);
        assertThat(results.trials()).allSatisfy(trial -> {
            assertThat(trial.warmupSeconds()).isGreaterThan(1);
            assertThat(trial.steady()).isFalse();
            assertThat(trial.values()).containsKeys("requests", "threads", "startup", "time-to-peak");
        });
        assertThat(results.notes())
                .anyMatch(note -> note.startsWith("Not steady: vertx in person-get, unpinned, 1 of 1 trials"))
                .anyMatch(note -> note.startsWith("Not steady: vertx in person-post, unpinned, 1 of 1 trials"));
    }

    private Results run(Map<String, String> options) throws Exception {
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        Map<String, String> all = new HashMap<>(options);
        all.put("lab.output", output.toString());
        // It would hold this JVM of the tests to one core.
        all.put("lab.pin", "false");
        // Other tests may run beside it.
        all.put("lab.busy", "warn");
        try (Children children = new Children()) {
            boolean valid = new Comparison(new Home(Path.of(System.getProperty("lab.home"))), new OptionReader(all).read(),
                    new Session(new PrintStream(printed, true, StandardCharsets.UTF_8), children)).run();
            assertThat(valid).as(printed.toString(StandardCharsets.UTF_8)).isTrue();
        }
        Results results = ResultsFile.read(output.resolve("results.json"));
        assertThat(results.complete()).isTrue();
        return results;
    }
}
