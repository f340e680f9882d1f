package dev.straightway.runtime.json;

import java.util.Optional;

/** Reads what an {@code Optional} holds, which isn't {@code null}. */
public final class OptionalReader implements ValueReader {

    private final ValueReader values;

    public OptionalReader(ValueReader values) {
        this.values = values;
    }

    @Override
    public Object read(JsonInput input) {
        return Optional.of(values.read(input));
    }
}
