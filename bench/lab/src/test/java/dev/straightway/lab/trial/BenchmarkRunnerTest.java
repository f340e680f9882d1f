package dev.straightway.lab.trial;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import com.fasterxml.jackson.databind.ObjectMapper;

import dev.straightway.lab.scenario.Scenario;
import dev.straightway.lab.scenario.ScenarioCatalog;
import dev.straightway.lab.target.ServerTarget;
import dev.straightway.lab.target.TargetCatalog;

class BenchmarkRunnerTest {

    private static final Path HOME = Path.of(System.getProperty("lab.home"));

    private static ServerTarget target(String name) {
        return TargetCatalog.read(HOME.resolve("targets")).named(List.of(name)).get(0);
    }

    private static Scenario scenario(String name) {
        return ScenarioCatalog.read(HOME.resolve("scenarios")).named(List.of(name)).get(0);
    }

    @ParameterizedTest
    @CsvSource({ "straightway, person-get, micro-benchmarks ask for texts and locators only",
            "straightway-router, text, no micro-benchmark has this stack",
            "straightway, client-get, 'calls are measured of clients, and of clients alone'",
            "client-jersey, text, 'calls are measured of clients, and of clients alone'" })
    void saysWhatIsNoMicroBenchmark(String target, String scenario, String reason) {
        assertThat(BenchmarkRunner.lacks(target(target), scenario(scenario))).contains(reason);
    }

    @ParameterizedTest
    @CsvSource({ "resteasy, text, the dispatcher of RESTEasy has no server; use --preset micro",
            "client-jersey, client-get, a client is no server; use --preset micro-clients",
            "straightway, client-get, it is a call of a client; use --preset micro-clients" })
    void saysWhatIsMeasuredInMemoryAlone(String target, String scenario, String reason) {
        assertThat(BenchmarkRunner.inMemoryOnly(target(target), scenario(scenario))).contains(reason);
    }

    @Test
    void leavesServersAndTheirRequestsToGenerators() {
        assertThat(BenchmarkRunner.inMemoryOnly(target("straightway"), scenario("text"))).isEmpty();
    }

    @Test
    void findsACostThatWasStillFalling() throws IOException {
        assertThat(BenchmarkRunner.fallen(new ObjectMapper().readTree("[1000, 950, 890]")))
                .contains("a request cost 1000 ns in the first second that counts and 890 ns in the last");
    }

    @ParameterizedTest
    @ValueSource(strings = { "[1000, 950, 901]", "[1000]", "[1000, 1500]" })
    void takesACostThatStays(String nanos) throws IOException {
        assertThat(BenchmarkRunner.fallen(new ObjectMapper().readTree(nanos))).isEmpty();
    }
}
