package dev.straightway.runtime.json;

import java.util.Collection;
import java.util.List;
import java.util.RandomAccess;
import java.util.function.Predicate;

/** Writes collections as arrays. */
public final class ElementsWriter implements ValueWriter {

    private final KnownClasses classes;
    private final ValueWriter elements;

    /** @param usual whether Jackson writes collections of a class as arrays of their elements */
    public ElementsWriter(Predicate<Class<?>> usual, ValueWriter elements) {
        this.classes = new KnownClasses(usual);
        this.elements = elements;
    }

    @Override
    public void write(Object value, JsonOutput output) {
        classes.check(value);
        output.bracket('[');
        if (value instanceof List<?> list && value instanceof RandomAccess) {
            for (int i = 0, size = list.size(); i < size; i++) {
                element(list.get(i), output);
            }
        } else {
            for (Object element : (Collection<?>) value) {
                element(element, output);
            }
        }
        output.bracket(']');
    }

    private void element(Object element, JsonOutput output) {
        output.next();
        if (element == null) {
            output.nothing();
        } else {
            elements.write(element, output);
        }
    }
}
