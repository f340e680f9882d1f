package dev.straightway.it.hostile.attack.wire;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Reads lines and counted bytes, and keeps the beginning of what it read for a report. */
final class ByteReader {

    private static final int LONGEST_LINE = 64 * 1024;
    private static final int KEPT = 4 * 1024;

    private final InputStream in;
    private final ByteArrayOutputStream kept = new ByteArrayOutputStream();

    ByteReader(InputStream in) {
        this.in = new BufferedInputStream(in, 16 * 1024);
    }

    /** {@return the next byte, or -1 at the end} */
    int next() throws IOException {
        int next = in.read();
        if (next >= 0 && kept.size() < KEPT) {
            kept.write(next);
        }
        return next;
    }

    /** {@return the next line without its CRLF, or {@code null} if the connection ends before it begins} */
    String line() throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream(80);
        for (int next = next(); next != '\n'; next = next()) {
            if (next < 0 && line.size() == 0) {
                return null;
            }
            if (next < 0) {
                throw new TruncatedException("the connection ends within a line: " + line);
            }
            line.write(next);
            if (line.size() > LONGEST_LINE) {
                throw new FramingException("a line without end: " + line.toString().substring(0, 80));
            }
        }
        byte[] bytes = line.toByteArray();
        if (bytes.length == 0 || bytes[bytes.length - 1] != '\r') {
            throw new FramingException("a line ends without CR: '" + line + "'");
        }
        return new String(bytes, 0, bytes.length - 1, StandardCharsets.ISO_8859_1);
    }

    /** {@return a line that must be there} */
    String lineWithin(String what) throws IOException {
        String line = line();
        if (line == null) {
            throw new TruncatedException("the connection ends within " + what);
        }
        return line;
    }

    byte[] exactly(long count, String what) throws IOException {
        byte[] read = in.readNBytes((int) count);
        keep(read);
        if (read.length < count) {
            throw new TruncatedException(what + " ends after " + read.length + " of " + count + " bytes");
        }
        return read;
    }

    byte[] rest() throws IOException {
        byte[] read = in.readAllBytes();
        keep(read);
        return read;
    }

    /** {@return the first bytes that were read} */
    String transcript() {
        return kept.toString(StandardCharsets.ISO_8859_1);
    }

    private void keep(byte[] read) {
        if (kept.size() < KEPT) {
            kept.writeBytes(Arrays.copyOf(read, Math.min(read.length, KEPT - kept.size())));
        }
    }
}
