package dev.straightway.proof.code;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/**
 * Gives the bytes of classes by name and lists the classes of the application and of its libraries.
 * <p>
 * Whatever is neither listed nor found by {@code bytes} is looked for in the platform. Safe for threads when {@code bytes}
 * is; what was parsed is kept by the {@link Libraries}.
 */
public final class ClassSource {

    private static final byte[] MISSING = {};

    private final Function<String, byte[]> bytes;
    private final Set<String> application;
    private final Libraries libraries;
    /** What was given for classes that may change; each is asked for once. */
    private final Map<String, byte[]> given = new ConcurrentHashMap<>();

    /**
     * What was read of classes that may change, without the way to read them.
     *
     * @param given the bytes of each class of the application, and of each that is listed nowhere
     */
    public record Snapshot(List<String> application, Libraries libraries, Map<String, byte[]> given) {

        /**
         * {@return whether a source gives the same: it has the same classes of the application, the very same libraries, and
         * the same bytes for each class that was read}
         */
        public boolean matches(ClassSource now) {
            return libraries == now.libraries && application.equals(List.copyOf(now.application))
                    && given.entrySet().stream().allMatch(one -> Arrays.equals(one.getValue(), now.read(one.getKey())));
        }
    }

    private ClassSource(Function<String, byte[]> bytes, Set<String> application, Libraries libraries) {
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

    /** {@return the classes of a loader, with libraries that are kept from one proof to the next} */
    public static ClassSource of(ClassLoader loader, Collection<String> application, Libraries libraries) {
        return of(loader, Map.of(), application, libraries);
    }

    /**
     * @param generated the bytes of classes that the loader doesn't know yet, by their internal names; {@code null} for one
     *        that
     *        isn't read, since it isn't known which file counts
     */
    public static ClassSource of(ClassLoader loader, Map<String, byte[]> generated, Collection<String> application,
            Libraries libraries) {
        return of(name -> generated.containsKey(name) ? generated.get(name) : read(loader, name), application, libraries);
    }

    /**
     * {@return the classes that a function gives}
     *
     * @param bytes the class file of an internal name, or null
     */
    public static ClassSource of(Function<String, byte[]> bytes, Collection<String> application,
            Collection<String> libraries) {
        return of(bytes, application, Libraries.of(libraries, bytes));
    }

    /**
     * {@return the classes that a function gives, with libraries that are kept from one proof to the next}
     *
     * @param bytes the class file of an internal name, of the application or of the libraries, or null; what it gives for
     *        a class of the libraries is asked for once, as long as they are kept
     */
    public static ClassSource of(Function<String, byte[]> bytes, Collection<String> application, Libraries libraries) {
        return new ClassSource(bytes, new LinkedHashSet<>(application), libraries);
    }

    /** {@return internal names, in the order given} */
    public Set<String> application() {
        return application;
    }

    /** {@return the archive of a library that has the class; empty if that isn't known} */
    Optional<Path> archive(String internalName) {
        return libraries.archive(internalName);
    }

    /** {@return who stands below whom in the libraries} */
    ClassHierarchy hierarchy() {
        return libraries.hierarchy();
    }

    ParseCache kept() {
        return libraries.kept();
    }

    /**
     * A class file.
     *
     * @param bytes null when there is none
     * @param listed whether the libraries list it, or the platform has it, so that it can be kept
     */
    record File(Origin origin, byte[] bytes, boolean listed) {
    }

    /** {@return the class of the application, or null when its file is missing} */
    Parsed parsed(String internalName) {
        byte[] file = read(internalName);
        if (file == MISSING) {
            return null;
        }
        Parsed parsed = libraries.kept().application(internalName, file);
        given.put(internalName, parsed.bytes()); // the array that is kept anyway
        return parsed;
    }

    private byte[] read(String internalName) {
        byte[] known = given.get(internalName);
        if (known == null) {
            byte[] file = bytes.apply(internalName);
            known = file == null ? MISSING : file;
            given.put(internalName, known);
        }
        return known;
    }

    /** {@return the class file of a class of the application; empty when it is missing} */
    byte[] ofApplication(String internalName) {
        return read(internalName);
    }

    /** {@return what was read so far} */
    public Snapshot snapshot() {
        return new Snapshot(List.copyOf(application), libraries, Map.copyOf(given));
    }

    /** {@return the file of a class that is not the application's} */
    File file(String internalName) {
        if (libraries.names().contains(internalName)) {
            return new File(Origin.LIBRARY, bytes.apply(internalName), true);
        }
        byte[] platform = read(ClassLoader.getPlatformClassLoader(), internalName);
        if (platform != null) {
            return new File(Origin.PLATFORM, platform, true);
        }
        byte[] file = read(internalName);
        return new File(Origin.LIBRARY, file == MISSING ? null : file, false);
    }

    private static byte[] read(ClassLoader loader, String internalName) {
        try (InputStream file = loader.getResourceAsStream(internalName + ".class")) {
            return file == null ? null : file.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException("The class file of " + internalName + " can't be read", e);
        }
    }
}
