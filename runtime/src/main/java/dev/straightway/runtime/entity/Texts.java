package dev.straightway.runtime.entity;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.Charset;

import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.NoContentException;

import dev.straightway.runtime.fields.Charsets;

/** Text as bytes in the charset that a media type names, UTF-8 where it names none (§4.2.4). */
final class Texts {

    private Texts() {
    }

    static String read(MediaType mediaType, InputStream stream) throws IOException {
        Charset charset = Charsets.received(mediaType);
        return new String(stream.readAllBytes(), charset);
    }

    /** @throws NoContentException if there is no text */
    static String readFilled(MediaType mediaType, InputStream stream) throws IOException {
        String text = read(mediaType, stream);
        if (text.isEmpty()) {
            throw new NoContentException("The entity is empty");
        }
        return text;
    }

    static void write(String text, MediaType mediaType, OutputStream stream) throws IOException {
        stream.write(text.getBytes(Charsets.sent(mediaType)));
    }
}
