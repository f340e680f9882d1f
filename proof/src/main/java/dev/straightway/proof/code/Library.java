package dev.straightway.proof.code;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.zip.ZipFile;

/**
 * Is one jar, or one directory of class files, as it was when its stamp was taken; the headers of its classes are read when
 * they are asked for, in one go, and kept.
 * <p>
 * Safe for threads. Holds no file open.
 */
final class Library {

    private final Path archive;
    private final List<String> stamp;
    private Set<String> names;
    private List<Header> headers;

    private Library(Path archive, List<String> stamp) {
        this.archive = archive;
        this.stamp = stamp;
    }

    static Library of(Path archive) {
        return new Library(archive, stamp(archive));
    }

    /** {@return whether the archive is still what it was: of the same path, size and time} */
    boolean same(Path other) {
        return archive.equals(other) && stamp.equals(stamp(other));
    }

    Path archive() {
        return archive;
    }

    /** {@return the internal names of the classes} */
    synchronized Set<String> names() {
        if (names == null) {
            names = Archives.classes(List.of(archive));
        }
        return names;
    }

    synchronized List<Header> headers() {
        if (headers == null) {
            headers = read(Files.isDirectory(archive) ? this::readDirectory : this::readJar);
        }
        return headers;
    }

    /** A jar has one line; a directory one for each file, as its own time says nothing of what is in it. */
    private static List<String> stamp(Path archive) {
        return read(lines -> {
            if (!Files.isDirectory(archive)) {
                lines.add(Files.isRegularFile(archive) ? stampOf(archive) : "");
                return;
            }
            try (var files = Files.walk(archive)) {
                for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                    lines.add(archive.relativize(file) + " " + stampOf(file));
                }
            }
        });
    }

    private static String stampOf(Path file) throws IOException {
        return Files.size(file) + " " + Files.getLastModifiedTime(file).toMillis();
    }

    private void readJar(List<Header> into) throws IOException {
        if (!Files.isRegularFile(archive)) {
            return;
        }
        try (JarFile jar = new JarFile(archive.toFile(), false, ZipFile.OPEN_READ, Runtime.version())) {
            byte[] file = new byte[0];
            for (JarEntry entry : jar.versionedStream().filter(one -> Archives.isClass(one.getName())).toList()) {
                int length = Math.toIntExact(entry.getSize());
                file = length <= file.length ? file : new byte[2 * length];
                try (InputStream content = jar.getInputStream(entry)) {
                    add(file, content.readNBytes(file, 0, length), into);
                }
            }
        }
    }

    private void readDirectory(List<Header> into) throws IOException {
        var byName = new TreeMap<String, Path>();
        try (var files = Files.walk(archive)) {
            files.forEach(file -> byName.put(archive.relativize(file).toString().replace('\\', '/'), file));
        }
        for (var file : byName.entrySet()) {
            if (Archives.isClass(file.getKey())) {
                byte[] content = Files.readAllBytes(file.getValue());
                add(content, content.length, into);
            }
        }
    }

    private static void add(byte[] file, int length, List<Header> into) {
        Header header = Header.of(file, length);
        if (header != null) {
            into.add(header);
        }
    }

    @FunctionalInterface
    private interface Reading<T> {
        void into(List<T> list) throws IOException;
    }

    private static <T> List<T> read(Reading<T> reading) {
        try {
            List<T> list = new ArrayList<>();
            reading.into(list);
            return list;
        } catch (IOException e) {
            throw new UncheckedIOException("A library can't be read: " + e.getMessage(), e);
        }
    }
}
