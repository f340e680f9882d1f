package dev.straightway.runtime.json;

import java.util.Optional;

/** Writes what an {@code Optional} holds, {@code null} where it is empty. */
public final class OptionalWriter implements ValueWriter {

    private final ValueWriter values;

    public OptionalWriter(ValueWriter values) {
        this.values = values;
    }

    @Override
    public void write(Object value, JsonOutput output) {
        Object content = ((Optional<?>) value).orElse(null);
        if (content == null) {
            output.nothing();
        } else {
            values.write(content, output);
        }
    }
}
