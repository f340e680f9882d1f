package dev.straightway.runtime.json;

/** Reads values of one type. For all threads. */
@FunctionalInterface
public interface ValueReader {

    /**
     * {@return the value that comes next}
     *
     * @throws Unforeseen if it isn't written in the usual way, as {@code null} is not
     */
    Object read(JsonInput input);
}
