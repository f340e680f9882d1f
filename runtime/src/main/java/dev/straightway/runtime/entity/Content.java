package dev.straightway.runtime.entity;

import java.io.IOException;
import java.io.InputStream;
import java.io.PushbackInputStream;

import jakarta.ws.rs.core.NoContentException;

/** Tells an entity without bytes from one with some. */
final class Content {

    private Content() {
    }

    /** {@return a stream of the same bytes, or {@code null} if there are none} Closing it leaves the given one open. */
    static InputStream orNull(InputStream stream) throws IOException {
        PushbackInputStream pushback = new PushbackInputStream(stream) {
            @Override
            public void close() {
                // the exchange closes its stream, and parsers must not
            }
        };
        int first = pushback.read();
        if (first < 0) {
            return null;
        }
        pushback.unread(first);
        return pushback;
    }

    /** {@return a stream of the same bytes} Closing it leaves the given one open. */
    static InputStream required(InputStream stream) throws IOException {
        InputStream filled = orNull(stream);
        if (filled == null) {
            throw empty();
        }
        return filled;
    }

    /** {@return all bytes} The given stream knows how many there are, which one around it doesn't. */
    static byte[] bytes(InputStream stream) throws IOException {
        byte[] bytes = stream.readAllBytes();
        if (bytes.length == 0) {
            throw empty();
        }
        return bytes;
    }

    private static NoContentException empty() {
        return new NoContentException("The entity is empty");
    }
}
