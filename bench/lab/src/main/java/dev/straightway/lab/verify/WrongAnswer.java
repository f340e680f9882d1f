package dev.straightway.lab.verify;

/** A target gave another answer than its scenario expects; the message names both. */
public final class WrongAnswer extends RuntimeException {

    private static final long serialVersionUID = 1;

    WrongAnswer(String message) {
        super(message);
    }
}
