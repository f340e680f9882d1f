package dev.straightway.proof.judge;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The class files of the Java that runs the test, those of packages that start with {@code java}. */
final class RunningJava {

    private static final int MODULES_AND_NAME = 2;

    private final Map<String, Path> classes = new TreeMap<>();

    RunningJava() {
        var root = FileSystems.getFileSystem(URI.create("jrt:/")).getPath("/modules");
        try (var files = Files.walk(root)) {
            files.filter(file -> file.getNameCount() > MODULES_AND_NAME && file.toString().endsWith(".class"))
                    .forEach(file -> add(file.subpath(MODULES_AND_NAME, file.getNameCount()).toString(), file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void add(String name, Path file) {
        if (name.startsWith("java/")) {
            classes.put(name.substring(0, name.length() - ".class".length()), file);
        }
    }

    /** {@return the internal names of all classes, sorted} */
    List<String> classes() {
        return Collections.unmodifiableList(new ArrayList<>(classes.keySet()));
    }

    boolean has(String internalName) {
        return classes.containsKey(internalName);
    }

    byte[] bytes(String internalName) {
        try {
            return Files.readAllBytes(classes.get(internalName));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
