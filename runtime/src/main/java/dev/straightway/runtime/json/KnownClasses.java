package dev.straightway.runtime.json;

import java.util.Arrays;
import java.util.function.Predicate;

/** Remembers which classes of values are written as their declared type is. For all threads. */
final class KnownClasses {

    private static final int MOST = 16;

    private final Predicate<Class<?>> usual;
    private volatile Class<?>[] known = {};

    /** @param usual is asked once for each class, or more often where there are many */
    KnownClasses(Predicate<Class<?>> usual) {
        this.usual = usual;
    }

    /** @throws Unforeseen if the class is written in a way of its own */
    void check(Object value) {
        Class<?> type = value.getClass();
        for (Class<?> one : known) {
            if (one == type) {
                return;
            }
        }
        if (!usual.test(type)) {
            throw new Unforeseen(type.getName());
        }
        remember(type);
    }

    private synchronized void remember(Class<?> type) {
        Class<?>[] present = known;
        if (present.length < MOST) {
            Class<?>[] more = Arrays.copyOf(present, present.length + 1);
            more[present.length] = type;
            known = more;
        }
    }
}
