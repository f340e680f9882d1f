package dev.straightway.runtime.links;

import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Consumer;

/** Makes of the arguments of links what can't change until they are written: texts, UUIDs and integers, and lists of those. */
public final class LinkValues {

    private LinkValues() {
    }

    /**
     * {@return the value of a variable}
     *
     * @param name of the variable
     * @throws IllegalArgumentException if there is none
     */
    public static Object given(Object value, String name) {
        Object one = value instanceof Optional<?> optional ? optional.orElse(null) : value;
        if (one == null) {
            throw missing(name);
        }
        return kept(one);
    }

    /**
     * {@return the value of a variable that is a text, and asks no object for one}
     *
     * @param name of the variable
     * @throws IllegalArgumentException if there is none
     */
    public static String given(String value, String name) {
        if (value == null) {
            throw missing(name);
        }
        return value;
    }

    private static IllegalArgumentException missing(String name) {
        return new IllegalArgumentException("A link needs a value for {" + name + "}, and it is null");
    }

    /** {@return the value of a query or matrix parameter; a list for what has several; {@code null} for none} */
    public static Object all(Object value) {
        if (value == null) {
            return null;
        }
        if (!(value instanceof Iterable || value instanceof Optional || value.getClass().isArray())) {
            return kept(value);
        }
        List<Object> values = new ArrayList<>();
        each(value, one -> values.add(kept(one)));
        return values;
    }

    private static Object kept(Object value) {
        return value instanceof UUID || value instanceof Integer || value instanceof Long ? value : value.toString();
    }

    /** Gives what a value consists of to somebody, without what is {@code null} or empty. */
    private static void each(Object value, Consumer<Object> taker) {
        if (value instanceof Iterable<?> values) {
            values.forEach(one -> each(one, taker));
        } else if (value instanceof Optional<?> optional) {
            optional.ifPresent(one -> each(one, taker));
        } else if (value != null && value.getClass().isArray()) {
            for (int i = 0; i < Array.getLength(value); i++) {
                each(Array.get(value, i), taker);
            }
        } else if (value != null) {
            taker.accept(value);
        }
    }
}
