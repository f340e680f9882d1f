package dev.straightway.runtime.json;

/**
 * A value or a text is of another kind than generated code is made for, so that Jackson has to go on. Without a stack trace.
 */
public final class Unforeseen extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public Unforeseen(String what) {
        super(what, null, false, false);
    }
}
