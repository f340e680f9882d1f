package dev.straightway.lab.verify;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;

import dev.straightway.lab.scenario.Scenario.Expectation;

/**
 * An answer as messages name it.
 *
 * @param mediaType {@code null} for none, or any
 * @param body {@code null} for any
 */
public record Answer(int status, String mediaType, byte[] body) {

    private static final int LONGEST = 200;

    static Answer of(Expectation expected) {
        return new Answer(expected.status(), expected.mediaType(), expected.body());
    }

    boolean fits(Expectation expected) {
        return (expected.status() == 0 || status == expected.status()) && ofType(expected.mediaType())
                && (expected.body() == null || Arrays.equals(body, expected.body()))
                && expected.items().map(items -> items.mismatch(text(body)) < 0).orElse(true);
    }

    /** {@return where the bodies begin to differ, for people; empty if they don't} */
    String difference(Expectation expected) {
        int at = expected.body() == null ? expected.items().map(items -> items.mismatch(text(body))).orElse(-1)
                : Arrays.mismatch(body, expected.body());
        return at < 0 ? "" : "; the bodies differ from byte " + at + " on";
    }

    @Override
    public String toString() {
        return status + ", " + (mediaType == null ? "no or any media type" : mediaType) + ", " + words();
    }

    /** A media type and its parameters, of which more may follow than are asked for. */
    private boolean ofType(String wanted) {
        return wanted == null || mediaType != null
                && (mediaType.equalsIgnoreCase(wanted) || mediaType.replace(" ", "").toLowerCase(Locale.ROOT)
                        .startsWith(wanted.replace(" ", "").toLowerCase(Locale.ROOT) + ";"));
    }

    private String words() {
        if (body == null) {
            return "any body";
        }
        return "'" + text(Arrays.copyOf(body, Math.min(LONGEST, body.length))) + (body.length > LONGEST ? "…" : "") + "' ("
                + body.length + " bytes)";
    }

    /** {@return a body as people read it} */
    static String text(byte[] body) {
        return new String(body, StandardCharsets.UTF_8);
    }
}
