package dev.straightway.lab.results;

import java.io.IOException;

/** A file that is no saved run, or none that this lab reads; its message is for people. */
public final class UnreadableResults extends IOException {

    private static final long serialVersionUID = 1;

    UnreadableResults(String message) {
        super(message);
    }

    UnreadableResults(String message, Throwable cause) {
        super(message, cause);
    }
}
