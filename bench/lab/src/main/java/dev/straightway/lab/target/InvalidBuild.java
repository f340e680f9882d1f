package dev.straightway.lab.target;

/** A build that can't be started; the message is for people. */
public final class InvalidBuild extends RuntimeException {

    private static final long serialVersionUID = 1;

    InvalidBuild(String message) {
        super(message);
    }
}
