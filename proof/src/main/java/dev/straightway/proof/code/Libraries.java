package dev.straightway.proof.code;

import java.nio.file.Path;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Is the libraries of an application: which classes they have, who stands below whom, and what was parsed of them.
 * <p>
 * Nothing is read before it is asked for. One object serves any number of proofs: keep it where classes are reloaded, and ask
 * {@link #renewed} before each proof. It also keeps the parsed classes of the application, each for as long as its bytes are
 * the same. Safe for threads.
 */
public final class Libraries {

    private final List<Library> jars;
    private final ParseCache kept = new ParseCache();
    private final Supplier<Set<String>> list;
    private final Supplier<List<Header>> read;
    private Set<String> names;
    private ClassHierarchy hierarchy;

    private Libraries(List<Library> jars, Supplier<Set<String>> list, Supplier<List<Header>> read) {
        this.jars = jars;
        this.list = list;
        this.read = read;
    }

    /**
     * {@return the libraries of jars and of directories of class files}
     *
     * @param archives in the order of the class path, as the first class of a name counts; what doesn't exist is empty
     */
    public static Libraries of(Collection<Path> archives) {
        return of(archives.stream().distinct().map(Library::of).toList());
    }

    private static Libraries of(List<Library> jars) {
        return new Libraries(jars, () -> {
            Set<String> all = new HashSet<>();
            jars.forEach(jar -> all.addAll(jar.names()));
            return all;
        }, () -> jars.parallelStream().map(Library::headers).flatMap(List::stream).toList());
    }

    /** {@return the classes of these names, whose files a function gives} */
    static Libraries of(Collection<String> names, Function<String, byte[]> bytes) {
        Set<String> all = new LinkedHashSet<>(names);
        return new Libraries(List.of(), () -> all, () -> all.parallelStream().map(bytes).filter(Objects::nonNull)
                .map(Header::of).filter(Objects::nonNull).toList());
    }

    /**
     * {@return these libraries, if the archives are the same and each still has its size and time of modification; else new
     * ones, which take over what is known of the archives that have not changed}
     */
    public Libraries renewed(Collection<Path> archives) {
        Map<Path, Library> known = new HashMap<>();
        jars.forEach(jar -> known.put(jar.archive(), jar));
        List<Library> now = archives.stream().distinct().map(archive -> {
            Library jar = known.get(archive);
            return jar != null && jar.same(archive) ? jar : Library.of(archive);
        }).toList();
        return now.equals(jars) ? this : of(now);
    }

    /** {@return internal names of all classes} */
    synchronized Set<String> names() {
        if (names == null) {
            names = list.get();
        }
        return names;
    }

    /** {@return the first archive that has the class} */
    Optional<Path> archive(String internalName) {
        return jars.stream().filter(jar -> jar.names().contains(internalName)).map(Library::archive).findFirst();
    }

    synchronized ClassHierarchy hierarchy() {
        if (hierarchy == null) {
            hierarchy = new ClassHierarchy(read.get());
        }
        return hierarchy;
    }

    ParseCache kept() {
        return kept;
    }
}
