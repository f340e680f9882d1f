package dev.straightway.deployment.reach.code;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * Gives the bytes of classes by name and lists the classes of the application and of its libraries.
 * <p>
 * Whatever is neither listed nor found by {@code bytes} is looked for in the platform. Safe for threads when {@code bytes}
 * is; keeps nothing.
 */
public final class ClassSource {

    private final Function<String, byte[]> bytes;
    private final Set<String> application;
    private final Set<String> libraries;

    private ClassSource(Function<String, byte[]> bytes, Set<String> application, Set<String> libraries) {
        this.bytes = bytes;
        this.application = application;
        this.libraries = libraries;
    }

    /**
     * {@return the classes of a loader}
     *
     * @param loader finds the bytes of the listed classes
     * @param application internal names of all classes of the application; a class that is missing here is never seen as
     *        an implementation
     * @param libraries internal names of all classes of the libraries
     */
    public static ClassSource of(ClassLoader loader, Collection<String> application, Collection<String> libraries) {
        return of(name -> read(loader, name), application, libraries);
    }

    /**
     * {@return the classes that a function gives}
     *
     * @param bytes the class file of an internal name, or null
     */
    public static ClassSource of(Function<String, byte[]> bytes, Collection<String> application,
            Collection<String> libraries) {
        Set<String> ours = new LinkedHashSet<>(application);
        Set<String> others = new LinkedHashSet<>(libraries);
        others.removeAll(ours);
        return new ClassSource(bytes, ours, others);
    }

    /** {@return internal names, in the order given} */
    public Set<String> application() {
        return application;
    }

    /** {@return internal names, in the order given} */
    public Set<String> libraries() {
        return libraries;
    }

    Origin origin(String internalName) {
        if (application.contains(internalName)) {
            return Origin.APPLICATION;
        }
        if (libraries.contains(internalName)) {
            return Origin.LIBRARY;
        }
        return read(ClassLoader.getPlatformClassLoader(), internalName) == null ? Origin.LIBRARY : Origin.PLATFORM;
    }

    Optional<byte[]> bytes(String internalName, Origin origin) {
        return Optional.ofNullable(origin == Origin.PLATFORM ? read(ClassLoader.getPlatformClassLoader(), internalName)
                : bytes.apply(internalName));
    }

    private static byte[] read(ClassLoader loader, String internalName) {
        try (InputStream file = loader.getResourceAsStream(internalName + ".class")) {
            return file == null ? null : file.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException("The class file of " + internalName + " can't be read", e);
        }
    }
}
