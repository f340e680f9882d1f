package dev.straightway.lab.measure;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** The mappings of a process, from /proc. */
public final class Memory {

    private Memory() {
    }

    /** {@return what the kernel says of them; nothing where there is no /proc, or it mustn't be read} */
    public static Optional<String> maps(long pid) {
        Path file = Path.of("/proc", Long.toString(pid), "smaps");
        if (!Files.isReadable(file)) {
            return Optional.empty();
        }
        try {
            return Optional.of(Files.readString(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
