package dev.straightway.lab.ssh;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The output of a server there, kept here. */
final class ServerLog {

    private ServerLog() {
    }

    /** Writes it; on a full disk the figures are worth more than it, so that no trial fails for its sake. */
    static void keep(Path log, String text) {
        try {
            Files.writeString(log, text);
        } catch (IOException full) {
            System.err.println("The output of a server can't be written to " + log + " (" + full.getMessage() + ").");
        }
    }
}
