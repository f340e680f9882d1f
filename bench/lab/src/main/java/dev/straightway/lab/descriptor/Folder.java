package dev.straightway.lab.descriptor;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** A folder of descriptors. */
public final class Folder {

    private static final String EXTENSION = ".properties";

    private Folder() {
    }

    /** {@return the descriptors that lie in it, by name} */
    public static List<Path> files(Path folder) {
        return list(folder).filter(file -> file.toString().endsWith(EXTENSION)).toList();
    }

    /** {@return the descriptors of this name that lie in its folders, by the folder's name} */
    public static List<Path> eachFolders(Path folder, String name) {
        return list(folder).map(child -> child.resolve(name + EXTENSION)).filter(Files::exists).toList();
    }

    /** {@return the name of a descriptor: that of its file without the extension} */
    public static String name(Path file) {
        String name = file.getFileName().toString();
        return name.substring(0, name.length() - EXTENSION.length());
    }

    private static Stream<Path> list(Path folder) {
        try (Stream<Path> children = Files.list(folder)) {
            return children.sorted().toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(folder + " can't be listed; is --home the folder bench/lab?", e);
        }
    }
}
