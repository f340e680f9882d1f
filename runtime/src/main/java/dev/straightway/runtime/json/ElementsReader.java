package dev.straightway.runtime.json;

import java.util.Collection;
import java.util.function.Supplier;

/** Reads arrays into collections. */
public final class ElementsReader implements ValueReader {

    private final Supplier<Collection<Object>> made;
    private final ValueReader elements;
    private final boolean takesNull;

    /**
     * @param made makes collections of the class that Jackson makes
     * @param takesNull whether {@code null} is an element like others
     */
    public ElementsReader(Supplier<Collection<Object>> made, ValueReader elements, boolean takesNull) {
        this.made = made;
        this.elements = elements;
        this.takesNull = takesNull;
    }

    @Override
    public Object read(JsonInput input) {
        input.take('[');
        Collection<Object> all = made.get();
        if (input.takes(']')) {
            return all;
        }
        do {
            all.add(takesNull && input.takesNull() ? null : elements.read(input));
        } while (input.takes(','));
        input.take(']');
        return all;
    }
}
