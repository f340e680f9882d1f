package dev.straightway.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Test;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;

/** What Straightway has decided for the resources that all stacks share: the plain ones are compared as it runs them. */
class PlainMethodsIT {

    private static final Path REPORT = Path.of(System.getProperty("lab.home"))
            .resolve("../peers/straightway/target/straightway/endpoints.json");

    @Test
    void runsThePlainMethodsOfThePersonOnTheEventLoopByProof() throws Exception {
        JsonNode report = new ObjectMapper().readTree(REPORT.toFile());
        List<String> plain = new ArrayList<>();
        report.at("/endpoints").forEach(endpoint -> {
            if (endpoint.at("/template").asText().endsWith("/person/plain")) {
                plain.add(endpoint.at("/method").asText() + " " + endpoint.at("/thread/value").asText() + " "
                        + endpoint.at("/proof/proven").asBoolean());
            }
        });
        assertThat(plain).containsExactlyInAnyOrder("GET EVENT_LOOP true", "POST EVENT_LOOP true");
        assertThat(report.at("/threads/proven").asInt()).isEqualTo(report.at("/threads/plain").asInt());
    }
}
