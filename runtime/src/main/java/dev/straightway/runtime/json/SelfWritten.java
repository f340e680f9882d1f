package dev.straightway.runtime.json;

/** A value that writes itself, as Jackson would write it. */
public interface SelfWritten {

    void write(JsonOutput output);

    /**
     * {@return a value that is one}
     *
     * @throws Unforeseen if it isn't
     */
    static SelfWritten of(Object value) {
        if (value instanceof SelfWritten written) {
            return written;
        }
        throw new Unforeseen(value.getClass().getName());
    }
}
