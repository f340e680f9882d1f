package dev.straightway.lab.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;

import com.fasterxml.jackson.databind.ObjectMapper;

import dev.straightway.lab.scenario.Scenario;
import dev.straightway.lab.server.Children;
import dev.straightway.lab.server.Pinning;
import dev.straightway.lab.server.TrialFailure;
import dev.straightway.lab.verify.Address;

class GeneratorOutputTest {

    private static final Pinning NONE = Pinning.of(false);

    @Test
    void readsTheLineThatTheScriptPrints() throws Exception {
        LoadResult result = Wrk.parse("""
                Running 1s test @ http://127.0.0.1:1
                Requests/sec:  10.00
                LAB-RESULT {"requests":100,"micros":2000000,"cpuMicros":1000000,"p50":40,"p90":60,"p99":90,"p999":95,"max":99,\
                "connect":0,"read":0,"write":0,"timeout":0,"body":0,"media type":0,"statuses":{}}
                """, 1);
        assertThat(result).isEqualTo(new LoadResult(100, 2_000_000_000L,
                new LoadResult.Latency(40_000, 60_000, 90_000, 95_000, 99_000), Map.of(), 0.5));
        assertThat(result.requestsPerSecond()).isEqualTo(50);
    }

    @Test
    void keepsTheErrorsThatThereWere() throws Exception {
        LoadResult result = Wrk.parse("LAB-RESULT {\"requests\":1,\"micros\":1,\"cpuMicros\":3,\"p50\":1,\"p90\":1,\"p99\":1,"
                + "\"p999\":1,\"max\":1,\"connect\":0,\"read\":2,\"write\":0,\"timeout\":0,\"body\":4,\"media type\":5,"
                + "\"statuses\":{\"500\":3,\"204\":1}}", 2);
        assertThat(result.errors()).isEqualTo(
                Map.of("read", 2L, "body", 4L, "media type", 5L, "status 500", 3L, "status 204", 1L));
        assertThat(result.generatorBusy()).isEqualTo(1);
    }

    @Test
    void failsWhereTheLineIsMissing() {
        assertThatThrownBy(() -> Wrk.parse("nothing", 1)).isInstanceOf(TrialFailure.class)
                .hasMessage("wrk reported nothing:\nnothing");
    }

    @Test
    void saysWhyWrkEnded() {
        assertThat(Wrk.failure(1, "unable to connect to 127.0.0.1:1 Connection refused\n"))
                .isEqualTo("wrk found no server: unable to connect to 127.0.0.1:1 Connection refused");
        assertThat(Wrk.failure(137, "half"))
                .isEqualTo("wrk was ended by signal 9 before it reported; it is killed when it is 30 s late:\nhalf");
        assertThat(Wrk.failure(1, "a Lua error")).isEqualTo("wrk ended with code 1:\na Lua error");
    }

    @Test
    void saysWhatToDoWithoutWrk() throws Exception {
        Optional<Wrk> missing = Wrk.find("no-such-wrk", NONE, new Children());
        assertThat(missing).isEmpty();
        assertThatThrownBy(() -> Wrk.require(missing)).isInstanceOf(TrialFailure.class)
                .hasMessage(
                        "wrk isn't on the PATH; install it (its package is named wrk on Debian, Fedora and Homebrew) or use "
                                + "-Dlab.generator=hyperfoil");
    }

    @Test
    void saysWhatToDoWithoutHyperfoil() {
        assertThatThrownBy(() -> Hyperfoil.start(Path.of("missing.jar"), Path.of("log"), NONE, new Children()))
                .isInstanceOf(TrialFailure.class)
                .hasMessage("missing.jar isn't there; build it with 'mvn package'");
    }

    @Test
    void showsTheThreadsOfAGeneratorThatWasStuck() {
        List<String> before = IntStream.range(0, 20).mapToObj(line -> "line " + line).toList();
        List<String> threads = IntStream.range(0, 50).mapToObj(frame -> "  at frame " + frame).toList();
        List<String> stuck = Stream.of(before, List.of("STUCK: no end after 31 s"), threads).flatMap(List::stream).toList();

        assertThat(HyperfoilProcess.lastWords(before).lines()).hasSize(15).endsWith("line 19");
        assertThat(HyperfoilProcess.lastWords(stuck).lines()).hasSize(51).startsWith("STUCK: no end after 31 s")
                .endsWith("  at frame 49");
    }

    @Test
    void readsWhatHyperfoilMeasured() throws Exception {
        LoadResult result = Hyperfoil.result(new ObjectMapper().readTree("{\"requests\":10,\"durationNanos\":1000000000,"
                + "\"latency\":{\"p50Nanos\":5,\"p90Nanos\":6,\"p99Nanos\":9,\"p999Nanos\":10,\"maxNanos\":11},"
                + "\"busy\":0.25,\"errors\":{\"status 500\":0,\"body\":1},\"apartNanos\":7}"));
        assertThat(result).isEqualTo(
                new LoadResult(10, 1_000_000_000L, new LoadResult.Latency(5, 6, 9, 10, 11), Map.of("body", 1L), 0.25, 7));
    }

    @Test
    void scriptsTheRequestAndTheCheckOfItsAnswers() {
        Scenario.LoadShape pipelined = new Scenario.LoadShape(4, 1, 8);
        LoadRequest post = new LoadRequest(Address.loopback(1),
                Requests.post(new byte[] { 'a', '\'', 0, -1, '\n', '\\' }, Requests.BOB),
                pipelined,
                1, true);
        assertThat(WrkScript.of(post)).contains("wrk.method = ('POST')", "wrk.path = ('/upload')",
                "wrk.headers[('Content-Type')] = ('application/octet-stream')", "wrk.body = 'a\\039\\000\\255\\010\\092'",
                "string.rep(one(), 8)", "if status ~= 200 then", "elseif body ~= expected then",
                "elseif not same_type(headers) then");
    }

    @Test
    void scriptsNoMoreThanIsAskedFor() {
        LoadRequest get = new LoadRequest(Address.loopback(1), Requests.get(404, null), Requests.SHAPE, 1, false);
        assertThat(WrkScript.of(get)).contains("wrk.path = ('/person?name=Bob%20B&x=\\0391\\039')", "if status ~= 404 then",
                "elseif false then").doesNotContain("wrk.body", "string.rep", "expected");
    }
}
