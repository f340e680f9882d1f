package dev.straightway.lab.measure;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The memory that a process occupies, from /proc. */
public final class Memory {

    private Memory() {
    }

    /** {@return kibibytes of resident memory; -1 where there is no /proc} */
    public static long residentKib(long pid) {
        Path file = Path.of("/proc", Long.toString(pid), "status");
        if (!Files.exists(file)) {
            return -1;
        }
        try {
            return parse(Files.readString(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static long parse(String status) {
        return status.lines().filter(line -> line.startsWith("VmRSS:")).findFirst()
                .map(line -> Long.parseLong(line.replaceAll("[^0-9]", "")))
                .orElseThrow(() -> new IllegalStateException("no VmRSS in " + status));
    }
}
