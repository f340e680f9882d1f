package dev.straightway.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import dev.straightway.lab.load.Wrk;
import dev.straightway.lab.options.OptionReader;
import dev.straightway.lab.report.ResultsFile;
import dev.straightway.lab.server.Pinning;
import dev.straightway.lab.trial.Results;

/** A second of load on every packaged target, with every body compared; any error or wrong body fails it. */
class PersonLoadIT {

    @TempDir
    Path output;

    @ParameterizedTest
    @ValueSource(strings = { "wrk", "hyperfoil" })
    void servesThePersonUnderLoadWithoutAnError(String generator) throws Exception {
        assumeTrue(!generator.equals("wrk") || Wrk.find(Pinning.of(false)).isPresent(), "no wrk on the PATH");
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        Map<String, String> options = Map.of("lab.smoke", "true", "lab.generator", generator, "lab.connections", "8",
                "lab.output", output.toString());
        boolean valid = new Comparison(Path.of(System.getProperty("lab.home")), new OptionReader(options).read(),
                new PrintStream(printed, true, StandardCharsets.UTF_8)).run();
        assertThat(valid).as(printed.toString(StandardCharsets.UTF_8)).isTrue();
        Results results = ResultsFile.read(output.resolve("results.json"));
        assertThat(results.complete()).isTrue();
        assertThat(results.trials()).extracting(trial -> trial.target() + " " + trial.scenario()).isEqualTo(List.of(
                "resteasy-classic get", "resteasy-classic post", "quarkus-rest get", "quarkus-rest post",
                "straightway get", "straightway post", "vertx get", "vertx post"));
        assertThat(results.trials()).allSatisfy(trial -> {
            assertThat(trial.requests()).isPositive();
            assertThat(trial.errors()).isEmpty();
        });
    }
}
