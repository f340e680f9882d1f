package dev.straightway.lab.target;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

/** Finds a file by a name in which one star stands for a version, which begins with a digit. */
final class StarredFile {

    private StarredFile() {
    }

    /** {@return what the star stands for, none if there is no such file} */
    static Optional<String> star(Path starred) {
        String name = starred.getFileName().toString();
        int star = name.indexOf('*');
        String before = name.substring(0, star);
        String after = name.substring(star + 1);
        if (!Files.isDirectory(starred.getParent())) {
            return Optional.empty();
        }
        try (Stream<Path> files = Files.list(starred.getParent())) {
            return files.map(file -> file.getFileName().toString())
                    .filter(file -> file.startsWith(before) && file.endsWith(after)
                            && file.length() > before.length() + after.length())
                    .map(file -> file.substring(before.length(), file.length() - after.length()))
                    .filter(version -> Character.isDigit(version.charAt(0))).sorted().findFirst();
        } catch (IOException e) {
            throw new UncheckedIOException(starred.getParent() + " can't be listed", e);
        }
    }
}
