package dev.straightway.runtime.http.locate;

import java.util.function.Function;

/**
 * What is found out about classes, once for each. Read without a lock: a class and what is known of it stand side by side in
 * one
 * array, so that a look-up among many classes reads as few lines of memory as it can.
 *
 * @param <V> what is known; never {@code null}
 */
final class ByClass<V> {

    private static final int FIRST = 32;
    /** 2^32 divided by the golden ratio: spreads hash codes that differ in their low bits only (Fibonacci hashing). */
    private static final int SPREAD = 0x9E3779B9;

    private final Function<Class<?>, V> find;
    /** A power of two, half of it empty at least. Replaced by a larger or a fuller one, never changed once it is seen. */
    private volatile Object[] entries = new Object[FIRST];

    /** @param find finds out what is to be known of a class; may be called again where threads ask at once */
    ByClass(Function<Class<?>, V> find) {
        this.find = find;
    }

    V get(Class<?> type) {
        Object[] known = entries;
        int at = place(known, type);
        return known[at] == type ? value(known, at) : add(type, find.apply(type));
    }

    @SuppressWarnings("unchecked") // add puts nothing else there
    private V value(Object[] known, int at) {
        return (V) known[at + 1];
    }

    private synchronized V add(Class<?> type, V found) {
        Object[] known = entries;
        int at = place(known, type);
        if (known[at] == type) {
            return value(known, at);
        }
        int count = 1;
        for (int i = 0; i < known.length; i += 2) {
            count += known[i] == null ? 0 : 1;
        }
        Object[] more = new Object[4 * count > known.length ? 2 * known.length : known.length];
        for (int i = 0; i < known.length; i += 2) {
            if (known[i] != null) {
                put(more, known[i], known[i + 1]);
            }
        }
        put(more, type, found);
        entries = more;
        return found;
    }

    private static void put(Object[] entries, Object type, Object value) {
        int at = place(entries, type);
        entries[at] = type;
        entries[at + 1] = value;
    }

    /** {@return where a class stands, or would stand} */
    private static int place(Object[] entries, Object type) {
        int last = entries.length - 2;
        int at = type.hashCode() * SPREAD >>> 15 & last;
        while (entries[at] != null && entries[at] != type) {
            at = at + 2 & last;
        }
        return at;
    }
}
