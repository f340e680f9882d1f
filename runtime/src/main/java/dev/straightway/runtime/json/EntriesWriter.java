package dev.straightway.runtime.json;

import java.util.Map;
import java.util.function.Predicate;

/** Writes maps whose keys are texts as objects; any other key, and {@code null}, is left to Jackson. */
public final class EntriesWriter implements ValueWriter {

    private final KnownClasses classes;
    private final ValueWriter values;

    /** @param usual whether Jackson writes maps of a class as objects of their entries */
    public EntriesWriter(Predicate<Class<?>> usual, ValueWriter values) {
        this.classes = new KnownClasses(usual);
        this.values = values;
    }

    @Override
    public void write(Object value, JsonOutput output) {
        classes.check(value);
        output.bracket('{');
        for (Map.Entry<?, ?> entry : ((Map<?, ?>) value).entrySet()) {
            if (!(entry.getKey() instanceof String name)) {
                throw new Unforeseen("a key that isn't a text");
            }
            output.name(name);
            if (entry.getValue() == null) {
                output.nothing();
            } else {
                values.write(entry.getValue(), output);
            }
        }
        output.bracket('}');
    }
}
