package dev.straightway.lab.project;

/** A folder that can't be built as a Maven project; the message is for people. */
public final class InvalidProject extends RuntimeException {

    private static final long serialVersionUID = 1;

    InvalidProject(String message) {
        super(message);
    }
}
