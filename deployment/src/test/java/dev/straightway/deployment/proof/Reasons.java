package dev.straightway.deployment.proof;

import java.io.IOException;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;

import com.fasterxml.jackson.databind.JsonNode;

/** Reads why each route of the application that was built last has its thread, without the lines of the source. */
final class Reasons {

    private static final Pattern PLACE = Pattern.compile(" \\(\\w+\\.java:[0-9, ]+\\)");

    private Reasons() {
    }

    /** {@return the reasons by template} */
    static Map<String, String> read() throws IOException {
        Map<String, String> reasons = new TreeMap<>();
        for (JsonNode endpoint : BuildReport.endpoints()) {
            reasons.put(endpoint.at("/template").asText(),
                    PLACE.matcher(endpoint.at("/thread/why").asText()).replaceAll(""));
        }
        return reasons;
    }
}
