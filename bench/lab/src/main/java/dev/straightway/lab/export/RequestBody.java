package dev.straightway.lab.export;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Where the body of a request is written: into the benchmark if it is short text, into a file beside it otherwise. */
final class RequestBody {

    /** Longer texts make a benchmark hard to read. */
    private static final int LONGEST_TEXT = 4096;

    private RequestBody() {
    }

    /** {@return the body as text that is the same bytes in UTF-8, or nothing if it needs a file} */
    static Optional<String> text(byte[] body) {
        if (body.length > LONGEST_TEXT) {
            return Optional.empty();
        }
        try {
            return Optional.of(StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(body)).toString());
        } catch (CharacterCodingException binary) {
            return Optional.empty();
        }
    }
}
