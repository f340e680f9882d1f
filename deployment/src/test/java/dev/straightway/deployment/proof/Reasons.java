package dev.straightway.deployment.proof;

import java.io.IOException;
import java.util.Map;
import java.util.TreeMap;

import com.fasterxml.jackson.databind.JsonNode;

/** Reads why each route of the application that was built last has its thread. */
final class Reasons {

    private Reasons() {
    }

    /** {@return the reasons by template} */
    static Map<String, String> read() throws IOException {
        Map<String, String> reasons = new TreeMap<>();
        for (JsonNode endpoint : BuildReport.endpoints()) {
            reasons.put(endpoint.at("/template").asText(), endpoint.at("/thread/why").asText());
        }
        return reasons;
    }
}
