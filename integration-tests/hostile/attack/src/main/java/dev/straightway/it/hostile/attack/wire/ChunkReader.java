package dev.straightway.it.hostile.attack.wire;

import java.io.ByteArrayOutputStream;
import java.io.IOException;

/** Reads a chunked body up to its last chunk (RFC 9112 §7.1). */
final class ChunkReader {

    private final ByteReader in;

    ChunkReader(ByteReader in) {
        this.in = in;
    }

    byte[] body() throws IOException {
        ByteArrayOutputStream body = new ByteArrayOutputStream();
        for (long size = size(); size > 0; size = size()) {
            body.writeBytes(in.exactly(size, "a chunk"));
            String end = in.lineWithin("a chunk");
            if (!end.isEmpty()) {
                throw new FramingException("'" + end + "' behind a chunk");
            }
        }
        return body.toByteArray();
    }

    private long size() throws IOException {
        String line = in.lineWithin("a chunked body");
        if (!line.matches("[0-9a-fA-F]{1,7}")) {
            throw new FramingException("no size of a chunk: '" + line + "'");
        }
        return Long.parseLong(line, 16);
    }
}
