package dev.straightway.bench.jmh;

import java.util.Objects;

/** What each benchmark looks at before it measures: a wrong answer may be a fast one. */
final class Checked {

    private Checked() {
    }

    /** @throws IllegalStateException that shows both if they aren't equal */
    static void equal(Object expected, Object answer) {
        if (!Objects.equals(expected, answer)) {
            throw new IllegalStateException("Expected '" + expected + "' and found '" + answer + "'");
        }
    }
}
