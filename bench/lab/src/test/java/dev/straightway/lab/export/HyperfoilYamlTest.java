package dev.straightway.lab.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class HyperfoilYamlTest {

    @TempDir
    Path folder;

    @Test
    void writesAClosedLoopWithAgentsOverSsh() {
        assertThat(HyperfoilYaml.text(Exports.closed(
                Exports.scenario("person post", Map.of("X-Price", "${5}"), "{\"a\":\"${b}\"}".getBytes()), 8080,
                Agent.ssh("one", "joe@host1:2222"), Agent.ssh("two", "host2")))).isEqualTo("""
                        # Straightway lab, scenario "Person, POST\\x0a": a closed loop.
                        # Each !param can be given another value when it runs, as in: run person-post-closed -PHOST=server
                        # USERS is CONNECTIONS times PIPELINING: so many requests are under way.
                        name: "person-post-closed"
                        threads: !param "THREADS 2"
                        agents:
                          "one":
                            "host": "host1"
                            "user": "joe"
                            "port": "2222"
                          "two":
                            "host": "host2"
                        http:
                          host: !concat [ "http://", !param "HOST 127.0.0.1", ":", !param "PORT 8080" ]
                          allowHttp2: false
                          sharedConnections: !param "CONNECTIONS 4"
                          pipeliningLimit: !param "PIPELINING 3"
                          requestTimeout: 10s
                        ergonomics:
                          repeatCookies: false
                          userAgentFromSession: false
                          autoRangeCheck: false
                          stopOnInvalid: false
                        phases:
                        - load:
                            always:
                              users: !param "USERS 12"
                              duration: !param "DURATION 30s"
                              maxDuration: !param "MAX_DURATION 40s"
                              scenario:
                              - request:
                                - httpRequest:
                                    method: POST
                                    path:
                                      value: "/person/${x}?q=\\"1\\"#a"
                                    headers:
                                      "X-Price": "$${5}"
                                    body:
                                      text: "{\\"a\\":\\"${b}\\"}"
                                    handler:
                                      status:
                                        range: "201"
                        """);
    }

    @Test
    void writesAFixedRateWithAgentsInKubernetes() {
        assertThat(HyperfoilYaml.text(Exports.rate(Exports.scenario("get", Map.of(), null), 8080,
                Agent.kubernetes("one", "worker-1"), Agent.kubernetes("any", null)))).contains("""
                        name: "get-rate"
                        threads: !param "THREADS 1"
                        agents:
                          "one":
                            "node": "worker-1"
                          "any":
                        http:
                        """, """
                            constantRate:
                              usersPerSec: !param "RATE 250.5"
                              variance: false
                              maxSessions: !param "SESSIONS 501"
                              sessionLimitPolicy: CONTINUE
                        """).doesNotContain("body", "headers", "USERS");
    }

    @ParameterizedTest
    @CsvSource({ "4096, 97, false", "4097, 97, true", "1, -1, true" })
    void putsLongAndBinaryBodiesIntoAFile(int length, byte value, boolean file) throws Exception {
        byte[] body = new byte[length];
        Arrays.fill(body, value);
        Path yaml = HyperfoilYaml.write(Exports.closed(Exports.scenario("post", Map.of(), body), 8080), folder.resolve("new"));
        assertThat(yaml).hasFileName("post-closed.hf.yaml");
        Path beside = yaml.resolveSibling("post-closed.body");
        assertThat(Files.exists(beside)).isEqualTo(file);
        assertThat(Files.readString(yaml).contains("fromFile: \"post-closed.body\"")).isEqualTo(file);
        if (file) {
            assertThat(beside).hasBinaryContent(body);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = { "", "joe@", "a b", "host:port", "joe@ann@host" })
    void refusesWhatNamesNoMachine(String destination) {
        assertThatThrownBy(() -> Agent.ssh("one", destination)).isInstanceOf(IllegalArgumentException.class)
                .hasMessage("'" + destination + "' names no machine; use [user@]host[:port]");
    }

    @ParameterizedTest
    @ValueSource(strings = { "", "default" })
    void refusesNamesThatHyperfoilTakesForSomethingElse(String name) {
        assertThatThrownBy(() -> Agent.kubernetes(name, null)).isInstanceOf(IllegalArgumentException.class)
                .hasMessage("An agent can't be named '" + name
                        + "'; 'default' means all agents to Hyperfoil. Use any other name");
    }
}
