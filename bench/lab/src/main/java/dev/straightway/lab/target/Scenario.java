package dev.straightway.lab.target;

import java.util.Locale;
import java.util.Map;

/** A request that every target answers alike. */
public enum Scenario {
    GET(Map.of(), null),
    POST(Map.of("Content-Type", "application/json"), Scenario.BOB);

    private static final String BOB = "{\"first\":\"Bob\",\"last\":\"Builder\"}";

    private final Map<String, String> headers;
    private final String body;

    Scenario(Map<String, String> headers, String body) {
        this.headers = headers;
        this.body = body;
    }

    /** {@return the name on the command line} */
    public String label() {
        return name().toLowerCase(Locale.ROOT);
    }

    public Map<String, String> headers() {
        return headers;
    }

    /** {@return what is sent, or {@code null}} */
    public String body() {
        return body;
    }

    /** {@return the body that every answer must have, byte for byte} */
    public String expected() {
        return BOB;
    }
}
