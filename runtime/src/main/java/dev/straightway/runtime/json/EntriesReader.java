package dev.straightway.runtime.json;

import java.util.Map;
import java.util.function.Supplier;

/** Reads objects into maps. */
public final class EntriesReader implements ValueReader {

    private final Supplier<Map<Object, Object>> made;
    private final ValueReader values;
    private final boolean takesNull;

    /**
     * @param made makes maps of the class that Jackson makes
     * @param takesNull whether {@code null} is a value like others
     */
    public EntriesReader(Supplier<Map<Object, Object>> made, ValueReader values, boolean takesNull) {
        this.made = made;
        this.values = values;
        this.takesNull = takesNull;
    }

    @Override
    public Object read(JsonInput input) {
        input.take('{');
        Map<Object, Object> all = made.get();
        if (input.takes('}')) {
            return all;
        }
        do {
            String key = input.name();
            input.take(':');
            all.put(key, takesNull && input.takesNull() ? null : values.read(input));
        } while (input.takes(','));
        input.take('}');
        return all;
    }
}
