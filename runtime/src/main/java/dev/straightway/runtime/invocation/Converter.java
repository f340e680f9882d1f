package dev.straightway.runtime.invocation;

/**
 * Turns the text of a parameter into its type. Generated for types with a {@code valueOf}, a {@code fromString} or a
 * constructor that takes a String (§3.2), built in for boxes.
 */
public abstract class Converter {

    /**
     * @param text never {@code null}
     * @return the value; {@code null} where the type's own method returned it
     * @throws Throwable if the text has no value of the type
     */
    public abstract Object convert(String text) throws Throwable;
}
