package dev.straightway.lab.trial;

import java.io.IOException;

/** Windows of a cold server, which may compile for a whole one before its first answer leaves. */
final class ColdWindows {

    /** After so many without an answer the server doesn't answer. */
    static final int MOST = 5;

    private ColdWindows() {
    }

    /**
     * {@return what the first window gives in which a request was answered}
     *
     * @throws NothingAnswered if none was in any
     */
    static <T> T firstAnswered(Gauge.Driving<T> window) throws IOException, InterruptedException {
        for (int before = 1; before < MOST; before++) {
            try {
                return window.drive();
            } catch (NothingAnswered cold) {
                // The next one begins with what this one has compiled.
            }
        }
        return window.drive();
    }
}
