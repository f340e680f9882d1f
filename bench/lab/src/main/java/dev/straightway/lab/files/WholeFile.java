package dev.straightway.lab.files;

import static java.nio.file.StandardOpenOption.CREATE;
import static java.nio.file.StandardOpenOption.TRUNCATE_EXISTING;
import static java.nio.file.StandardOpenOption.WRITE;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/**
 * Writes files whole or not at all: beside their place and then moved there, so that a full disk or a power failure leaves the
 * earlier one.
 */
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
            try (FileChannel written = FileChannel.open(partial, CREATE, TRUNCATE_EXISTING, WRITE)) {
                ByteBuffer bytes = StandardCharsets.UTF_8.encode(content);
                while (bytes.hasRemaining()) {
                    written.write(bytes);
                }
                // Before the earlier one goes: a power failure would else leave an empty file.
                written.force(true);
            }
            Files.move(partial, place, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(partial);
        }
        return file;
    }
}
