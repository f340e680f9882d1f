package dev.straightway.runtime.recording;

import java.util.Optional;

/** Loads classes of the application by the names that the build has recorded, and makes instances of some. */
final class Classes {

    private Classes() {
    }

    /** @throws IllegalStateException if the class isn't there, which is a fault of the build */
    static Class<?> load(String name) {
        try {
            return Class.forName(name, true, Thread.currentThread().getContextClassLoader());
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(name + " was planned and isn't there", e);
        }
    }

    /** {@return a class that needn't be there} */
    static Optional<Class<?>> find(String name) {
        try {
            return Optional.of(Class.forName(name, false, Thread.currentThread().getContextClassLoader()));
        } catch (ClassNotFoundException absent) {
            return Optional.empty();
        }
    }

    /** {@return a new instance, by the constructor without arguments} */
    static <T> T instance(Class<T> type, String name) {
        Class<?> loaded = load(name);
        try {
            return type.cast(loaded.getDeclaredConstructor().newInstance());
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("No instance of " + loaded.getName() + " can be made", e);
        }
    }
}
