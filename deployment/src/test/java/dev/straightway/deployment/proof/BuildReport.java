package dev.straightway.deployment.proof;

import java.io.IOException;
import java.nio.file.Path;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;

/** Where the application of a test was told about: in a folder of its own for each JVM that runs tests. */
public final class BuildReport {

    private BuildReport() {
    }

    /** {@return the report in JSON of the application that this JVM has built last} */
    static Path json() {
        return Path.of("target", System.getProperty("quarkus.package.output-directory", ""), "straightway", "endpoints.json");
    }

    /** {@return what it says of each endpoint} */
    public static JsonNode endpoints() throws IOException {
        return new ObjectMapper().readTree(json().toFile()).at("/endpoints");
    }

    /**
     * {@return {@code true} or {@code false}, as it says whether the CDI request context is active for a resource method}
     *
     * @param method in the words of the report up to the parameters, as {@code ItemResource#one}
     */
    public static String requestScope(String method) throws IOException {
        for (JsonNode endpoint : endpoints()) {
            if (endpoint.toString().contains(method + "(")) {
                return endpoint.at("/requestScope/value").asText();
            }
        }
        throw new AssertionError("the report has no " + method);
    }
}
