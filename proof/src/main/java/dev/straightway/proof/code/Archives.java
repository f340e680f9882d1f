package dev.straightway.proof.code;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import java.util.jar.JarFile;
import java.util.stream.Stream;

/** Lists the classes of jars and of directories of class files, as internal names. */
public final class Archives {

    private static final String END = ".class";

    private Archives() {
    }

    /** {@return the internal names of all classes of the archives; versioned copies and modules left out} */
    public static Set<String> classes(Iterable<Path> archives) {
        Set<String> names = new HashSet<>();
        for (Path archive : archives) {
            try {
                list(archive, names);
            } catch (IOException e) {
                throw new UncheckedIOException("The archive " + archive + " can't be listed", e);
            }
        }
        return names;
    }

    private static void list(Path archive, Set<String> names) throws IOException {
        if (Files.isDirectory(archive)) {
            try (Stream<Path> files = Files.walk(archive)) {
                files.forEach(file -> add(archive.relativize(file).toString().replace('\\', '/'), names));
            }
        } else if (Files.isRegularFile(archive)) {
            try (JarFile jar = new JarFile(archive.toFile())) {
                jar.stream().forEach(entry -> add(entry.getName(), names));
            }
        }
    }

    private static void add(String file, Set<String> names) {
        if (isClass(file)) {
            names.add(file.substring(0, file.length() - END.length()));
        }
    }

    static boolean isClass(String file) {
        return file.endsWith(END) && !file.startsWith("META-INF/") && !file.endsWith("module-info.class");
    }
}
