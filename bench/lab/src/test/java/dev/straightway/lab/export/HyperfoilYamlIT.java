package dev.straightway.lab.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.sun.net.httpserver.HttpServer;

import dev.straightway.lab.scenario.Scenario;

/** Lets Hyperfoil itself read what was exported, and run it against a real server. */
@Isolated("it counts what came at a rate")
class HyperfoilYamlIT {

    private static final String AWKWARD = "{\"a\":\"${b} $${c} \u00e9 \ud83d\ude00 \\ \t\n: # !param X\"}";

    private final Set<String> requests = ConcurrentHashMap.newKeySet();
    private final AtomicInteger count = new AtomicInteger();
    private HttpServer server;

    @TempDir
    Path folder;

    @BeforeEach
    void start() throws Exception {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", exchange -> {
            byte[] body = exchange.getRequestBody().readAllBytes();
            requests.add(exchange.getRequestMethod() + " " + exchange.getRequestURI() + " "
                    + exchange.getRequestHeaders().getFirst("X-Price") + " " + Arrays.hashCode(body));
            count.incrementAndGet();
            exchange.sendResponseHeaders(201, -1);
            exchange.close();
        });
        server.start();
    }

    @AfterEach
    void stop() {
        server.stop(0);
    }

    @Test
    void isReadByHyperfoilWithItsAgents() throws Exception {
        Scenario scenario = Exports.scenario("person", Map.of("X-Price", "${5}"), AWKWARD.getBytes(StandardCharsets.UTF_8));
        Path closed = HyperfoilYaml.write(Exports.closed(scenario, 8080, Agent.ssh("one", "joe@host1:2222")), folder);
        assertThat(hyperfoil("validate", closed)).isEqualTo(json("""
                {"name":"person-closed","agents":{"one":{"host":"host1","user":"joe","port":"2222"}},
                 "phases":["load: Always, 30000 ms"]}"""));
        Path rate = HyperfoilYaml.write(Exports.rate(scenario, 8080, Agent.kubernetes("one", "worker-1"),
                Agent.kubernetes("any", null)), folder);
        assertThat(hyperfoil("validate", rate, "DURATION=5s")).isEqualTo(json("""
                {"name":"person-rate","agents":{"one":{"node":"worker-1"},"any":{}},
                 "phases":["load: ConstantRate, 5000 ms"]}"""));
    }

    @Test
    void sendsEveryCharacterOfAScenarioInAClosedLoop() throws Exception {
        byte[] body = AWKWARD.getBytes(StandardCharsets.UTF_8);
        Scenario scenario = scenario(Map.of("X-Price", "$${5} \"6\""), body);
        JsonNode counts = hyperfoil("run", HyperfoilYaml.write(Exports.closed(scenario, 1), folder),
                "PORT=" + server.getAddress().getPort(), "DURATION=1s", "PIPELINING=1", "USERS=4");
        assertThat(requests).containsExactly("POST /person?q=%221%22&x=$y $${5} \"6\" " + Arrays.hashCode(body));
        assertThat(counts.get("responses").asInt()).isPositive().isEqualTo(count.get());
        assertThat(counts.get("invalid").asInt() + counts.get("errors").asInt()).isZero();
    }

    @Test
    void sendsALargeBinaryBodyAtAFixedRate() throws Exception {
        byte[] body = new byte[1 << 20];
        new Random(1).nextBytes(body);
        long asked = System.nanoTime();
        JsonNode counts = hyperfoil("run", HyperfoilYaml.write(Exports.rate(scenario(Map.of(), body), 1), folder),
                "PORT=" + server.getAddress().getPort(), "RATE=20", "DURATION=2s");
        double seconds = (System.nanoTime() - asked) / 1e9;
        assertThat(requests).containsExactly("POST /person?q=%221%22&x=$y null " + Arrays.hashCode(body));
        // A busy machine may begin the load late, end it late, or leave out the last requests.
        assertThat(counts.get("responses").asInt()).isEqualTo(count.get()).as("more than at half the rate").isGreaterThan(20)
                .as("no more than there was time for").isLessThanOrEqualTo((int) (20 * seconds) + 1);
        assertThat(counts.get("invalid").asInt() + counts.get("errors").asInt()).isZero();
    }

    @Test
    void countsAnswersOfAnotherStatusAsInvalid() throws Exception {
        Scenario expects200 = new Scenario("get", "GET", "GET", "/", Map.of(), null, new Scenario.Expectation(200, null, null),
                "event loop", 17, Optional.empty(), Optional.empty());
        JsonNode counts = hyperfoil("run", HyperfoilYaml.write(Exports.rate(expects200, server.getAddress().getPort()), folder),
                "RATE=50", "DURATION=1s");
        assertThat(counts.get("invalid").asInt()).isPositive().isEqualTo(counts.get("responses").asInt());
    }

    @Test
    void saysWhatIsWrongWithAFileThatIsNoBenchmark() throws Exception {
        Path file = Files.writeString(folder.resolve("no.hf.yaml"),
                "name: no\nphases:\n- load:\n    always:\n      userss: 3\n");
        Process process = start("validate", file);
        assertThat(new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8))
                .contains("'" + file + "' is no benchmark for Hyperfoil: ").contains("userss");
        assertThat(process.waitFor()).isEqualTo(1);
    }

    private static Scenario scenario(Map<String, String> headers, byte[] body) {
        return new Scenario("person", "Person", "POST", "/person?q=%221%22&x=$y", headers, body,
                new Scenario.Expectation(201, null, null), "event loop", 17, Optional.empty(),
                Optional.empty());
    }

    private JsonNode hyperfoil(String mode, Path file, String... parameters) throws Exception {
        Process process = start(mode, file, parameters);
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        String errors = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(errors).isZero();
        return json(output);
    }

    private Process start(String mode, Path file, String... parameters) throws Exception {
        List<String> command = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-jar",
                Path.of(System.getProperty("lab.home"))
                        .resolve("../generators/hyperfoil/target/straightway-generator-hyperfoil.jar").normalize().toString(),
                mode, file.toString()));
        command.addAll(List.of(parameters));
        return new ProcessBuilder(command).start();
    }

    private static JsonNode json(String text) throws Exception {
        return new ObjectMapper().readTree(text);
    }
}
