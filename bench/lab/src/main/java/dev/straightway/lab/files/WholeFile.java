package dev.straightway.lab.files;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Writes files whole or not at all: beside their place and then moved there, so that a full disk leaves the earlier one. */
public final class WholeFile {

    private WholeFile() {
    }

    /**
     * @return the file; its folder is made where it isn't there
     * @throws IOException where it can't be written; an earlier file of that name is then as it was
     */
    public static Path write(Path file, String content) throws IOException {
        Path place = file.toAbsolutePath();
        Files.createDirectories(place.getParent());
        Path partial = place.resolveSibling(place.getFileName() + ".part");
        try {
            Files.writeString(partial, content);
            Files.move(partial, place, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(partial);
        }
        return file;
    }
}
