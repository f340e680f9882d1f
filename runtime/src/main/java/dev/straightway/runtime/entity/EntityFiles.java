package dev.straightway.runtime.entity;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Where entities that are read into files are kept, and for how long. Safe for any number of threads.
 * <p>
 * A provider doesn't learn when the exchange ends, so what makes the files deletes them, too.
 */
@FunctionalInterface
public interface EntityFiles {

    /** {@return a new empty file} */
    Path create() throws IOException;

    /** {@return a new file with what the stream holds} One that can't be completed is deleted at once. */
    default Path keep(InputStream stream) throws IOException {
        Path file = create();
        try (OutputStream output = Files.newOutputStream(file)) {
            stream.transferTo(output);
            return file;
        } catch (IOException | RuntimeException e) {
            Files.deleteIfExists(file);
            throw e;
        }
    }
}
