package dev.straightway.kryo;

import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

import com.esotericsoftware.kryo.Kryo;

/** The classes of a list, loaded. Immutable, for all threads. */
final class Registered {

    /** Where the classes of applications begin: room for more of the JDK before them. */
    private static final int FIRST_ID = 64;

    private final List<Class<?>> classes;
    private final Set<Class<?>> all;
    private final Map<Class<?>, Boolean> open = new IdentityHashMap<>();
    private final ClassValue<Class<?>> nearest = new ClassValue<>() {
        @Override
        protected Class<?> computeValue(Class<?> type) {
            Class<?> at = type;
            while (at != null && !all.contains(at)) {
                at = at.getSuperclass();
            }
            return at;
        }
    };

    private Registered(List<Class<?>> classes) {
        this.classes = List.copyOf(classes);
        this.all = Set.copyOf(classes);
        classes.forEach(type -> open.put(type, Modifier.isAbstract(type.getModifiers())
                || classes.stream().anyMatch(other -> other != type && type.isAssignableFrom(other))));
    }

    /** @throws IllegalArgumentException if a class isn't there */
    static Registered of(KryoRegistration registration, ClassLoader loader) {
        List<Class<?>> found = new ArrayList<>();
        for (String name : registration.classes()) {
            try {
                found.add(Class.forName(name, false, loader));
            } catch (ClassNotFoundException e) {
                throw new IllegalArgumentException(
                        name + " is registered for Kryo and isn't there. Take the list of the build that"
                                + " serves, and the classes that belong to it.",
                        e);
            }
        }
        return new Registered(found);
    }

    /** {@return the registered class that a class is or extends; {@code null} if there is none} */
    Class<?> nearest(Class<?> type) {
        return nearest.get(type);
    }

    /** {@return whether a class is one of the application's that are in the list} */
    boolean contains(Class<?> type) {
        return all.contains(type);
    }

    /** {@return whether a registered class extends or implements a class} */
    boolean isAbove(Class<?> type) {
        return type != Object.class && classes.stream().anyMatch(type::isAssignableFrom);
    }

    /** {@return whether a value of a declared class may be of another registered class} */
    boolean isOpen(Class<?> type) {
        return open.get(type);
    }

    /**
     * {@return whether objects of a class may be referred to}
     * <p>
     * Only plain objects of the application. What is shared of anything else is written again: collections that refer to each
     * other could be made to look larger than they are without end, and a generic class could be referred to as another type.
     */
    boolean isReferred(Class<?> type) {
        Class<?> registered = nearest(type);
        return registered != null && !registered.isRecord() && !registered.isEnum()
                && registered.getTypeParameters().length == 0;
    }

    /** Registers all of them, each under the number that its place in the list gives. */
    void register(Kryo kryo) {
        Scalars.register(kryo);
        Containers.register(kryo);
        for (int i = 0; i < classes.size(); i++) {
            kryo.register(classes.get(i), Unread.INSTANCE, FIRST_ID + i);
        }
    }
}
