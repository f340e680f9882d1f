package dev.straightway.runtime.entity;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MultivaluedMap;

import dev.straightway.runtime.body.HeadOutput;

/** Writes parts of files, and says how long an answer is that goes out piece by piece. */
final class FileParts {

    private static final int AT_ONCE = 16 * 1024;

    private FileParts() {
    }

    /** Declares how many bytes are written, unless the application has. */
    static void declare(long length, MultivaluedMap<String, Object> headers) {
        headers.putIfAbsent(HttpHeaders.CONTENT_LENGTH, List.of(length));
    }

    /** Writes a whole file. */
    static void write(Path file, OutputStream stream) throws IOException {
        if (!counted(file, 0, Files.size(file), stream)) {
            Files.copy(file, stream);
        }
    }

    /**
     * Counts bytes of a file for HEAD without reading them, if they are there and can be read. What has no size before it is
     * read, such as a pipe, isn't counted.
     */
    private static boolean counted(Path file, long offset, long count, OutputStream stream) throws IOException {
        boolean known = stream instanceof HeadOutput head && head.onlyCounts() && count > 0 && Files.isRegularFile(file)
                && Files.isReadable(file) && Files.size(file) - offset >= count;
        if (known) {
            ((HeadOutput) stream).count(count);
        }
        return known;
    }

    /** Writes {@code count} bytes from an offset on; a file that has become shorter ends the answer. */
    static void write(Path file, long offset, long count, OutputStream stream) throws IOException {
        if (counted(file, offset, count, stream)) {
            return;
        }
        try (InputStream input = Files.newInputStream(file)) {
            input.skipNBytes(offset);
            byte[] bytes = new byte[(int) Math.min(count, AT_ONCE)];
            long left = count;
            while (left > 0) {
                int read = input.read(bytes, 0, (int) Math.min(left, bytes.length));
                if (read < 0) {
                    throw new IOException("The file has " + left + " bytes less than it had");
                }
                stream.write(bytes, 0, read);
                left -= read;
            }
        }
    }
}
