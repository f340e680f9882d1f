package dev.straightway.runtime.json;

/** Writes values of one type. For all threads. */
@FunctionalInterface
public interface ValueWriter {

    /**
     * @param value not {@code null}
     * @throws Unforeseen if the value is of a class that wasn't looked at
     */
    void write(Object value, JsonOutput output);
}
