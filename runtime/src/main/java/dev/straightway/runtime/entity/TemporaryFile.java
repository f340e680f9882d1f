package dev.straightway.runtime.entity;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Keeps an entity in a file that its owner alone may read.
 * <p>
 * It belongs to the resource method, which may move it, and has to delete it: a provider doesn't learn when the exchange
 * ends, and the work that a method starts may outlive it. Only a file that couldn't be completed is deleted here.
 */
final class TemporaryFile {

    private TemporaryFile() {
    }

    static Path of(InputStream stream) throws IOException {
        Path file = Files.createTempFile("entity", null);
        try (OutputStream output = Files.newOutputStream(file)) {
            stream.transferTo(output);
            return file;
        } catch (IOException | RuntimeException e) {
            Files.deleteIfExists(file);
            throw e;
        }
    }
}
