package dev.straightway.runtime.recording;

import java.util.Optional;

/** Loads the classes that the build has generated, and makes one instance of each. */
final class Classes {

    private Classes() {
    }

    /** @throws IllegalStateException if the class isn't there, which is a fault of the build */
    static Class<?> load(String name) {
        return load(name, Thread.currentThread().getContextClassLoader());
    }

    private static Class<?> load(String name, ClassLoader loader) {
        try {
            return Class.forName(name, true, loader);
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

    static <T> T instance(Class<T> type, String name) {
        return instance(type, name, new Class<?>[0]);
    }

    /** @param loader of an application that is running */
    static <T> T instance(Class<T> type, String name, ClassLoader loader) {
        return instance(type, load(name, loader), new Class<?>[0]);
    }

    static <T> T instance(Class<T> type, String name, Class<?>[] parameters, Object... arguments) {
        return instance(type, load(name), parameters, arguments);
    }

    private static <T> T instance(Class<T> type, Class<?> loaded, Class<?>[] parameters, Object... arguments) {
        try {
            return type.cast(loaded.getDeclaredConstructor(parameters).newInstance(arguments));
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("No instance of " + loaded.getName() + " can be made", e);
        }
    }
}
