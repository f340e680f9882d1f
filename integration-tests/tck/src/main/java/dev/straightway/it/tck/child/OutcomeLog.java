package dev.straightway.it.tck.child;

import java.io.BufferedWriter;
import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

import dev.straightway.it.tck.result.Outcome;

/** Writes each outcome at once, so that a JVM that dies leaves what it knew. Of several for a test the last one counts. */
final class OutcomeLog implements Closeable {

    private final BufferedWriter out;

    OutcomeLog(Path file) throws IOException {
        this.out = Files.newBufferedWriter(file);
    }

    synchronized void write(Outcome outcome) {
        try {
            out.write(outcome.line());
            out.newLine();
            out.flush();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public synchronized void close() throws IOException {
        out.close();
    }
}
