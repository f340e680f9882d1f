package dev.straightway.lab.request;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

import dev.straightway.lab.scenario.Scenario;
import dev.straightway.lab.scenario.Scenario.Expectation;

/**
 * One request to an application.
 *
 * @param title for tables, as "GET /todos/{id}"
 * @param path with its query
 * @param body {@code null} for none
 * @param status that the answer must have; empty for any that is no failure
 */
public record Request(String title, String method, String path, Map<String, String> headers, byte[] body,
        OptionalInt status) {

    /** Methods that change nothing by their definition (RFC 9110, 9.2.1). */
    private static final Set<String> SAFE = Set.of("GET", "HEAD", "OPTIONS");
    private static final int LEAST_JAVA = 17;

    /** {@return whether asking it leaves a server as it was} */
    public boolean safe() {
        return SAFE.contains(method);
    }

    /** {@return the beginning of a name for files} */
    public String slug() {
        String words = (method + " " + title.replace(method + " ", "")).toLowerCase(Locale.ROOT)
                .replaceAll("[^a-z0-9]+", "-").replaceAll("^-|-$", "");
        return words.length() > 60 ? words.substring(0, 60) : words;
    }

    /** {@return the scenario of this request} */
    public Scenario scenario(String name, Expectation expected) {
        return new Scenario(name, title, method, path, headers, body, expected, "stack's choice", LEAST_JAVA, Optional.empty(),
                Optional.empty());
    }
}
