package dev.straightway.lab.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;

import org.junit.jupiter.api.Test;

import com.fasterxml.jackson.databind.ObjectMapper;

import dev.straightway.lab.options.Options;
import dev.straightway.lab.server.TrialFailure;
import dev.straightway.lab.target.Scenario;

class GeneratorOutputTest {

    @Test
    void readsTheLineThatTheScriptPrints() throws Exception {
        LoadResult result = Wrk
                .parse("""
                        Running 1s test @ http://127.0.0.1:1/person
                        Requests/sec:  10.00
                        LAB-RESULT {"requests":100,"micros":2000000,"p50":40,"p99":90,"connect":0,"read":0,"write":0,"status":0,"timeout":0,"body":0}
                        """);
        assertThat(result).isEqualTo(new LoadResult(100, 2_000_000_000L, 40_000, 90_000, Map.of()));
        assertThat(result.requestsPerSecond()).isEqualTo(50);
    }

    @Test
    void keepsTheErrorsThatThereWere() throws Exception {
        LoadResult result = Wrk.parse("LAB-RESULT {\"requests\":1,\"micros\":1,\"p50\":1,\"p99\":1,\"connect\":0,\"read\":2,"
                + "\"write\":0,\"status\":3,\"timeout\":0,\"body\":4}");
        assertThat(result.errors()).isEqualTo(Map.of("read", 2L, "status", 3L, "body", 4L));
    }

    @Test
    void failsWhereTheLineIsMissing() {
        assertThatThrownBy(() -> Wrk.parse("unable to connect")).isInstanceOf(TrialFailure.class)
                .hasMessage("wrk reported nothing:\nunable to connect");
    }

    @Test
    void readsWhatHyperfoilMeasured() throws Exception {
        LoadResult result = Hyperfoil.parse(new ObjectMapper().readTree("{\"requests\":10,\"durationNanos\":1000000000,"
                + "\"p50Nanos\":5,\"p99Nanos\":9,\"maxNanos\":9,\"bytes\":-1,\"errors\":{\"status\":0,\"body\":1}}"));
        assertThat(result).isEqualTo(new LoadResult(10, 1_000_000_000L, 5, 9, Map.of("body", 1L)));
    }

    @Test
    void scriptsTheRequestAndTheCheckOfItsAnswers() {
        LoadRequest post = new LoadRequest(1, "/person", Scenario.POST, new Options.Load(4, 1, 8), 1);
        assertThat(WrkScript.of(post, true)).contains("wrk.method = 'POST'", "wrk.headers['Content-Type'] = 'application/json'",
                "wrk.body = '{\"first\":\"Bob\",\"last\":\"Builder\"}'", "string.rep(wrk.format(), 8)", "body ~= expected");
        LoadRequest get = new LoadRequest(1, "/person", Scenario.GET, new Options.Load(4, 1, 1), 1);
        assertThat(WrkScript.of(get, false)).doesNotContain("wrk.body", "string.rep", "response =");
    }
}
