package dev.straightway.runtime.entity;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

import jakarta.ws.rs.BadRequestException;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.NoContentException;

/** Text as bytes in the charset that a media type names, UTF-8 where it names none (§4.2.4). */
final class Texts {

    private Texts() {
    }

    static String read(MediaType mediaType, InputStream stream) throws IOException {
        Charset charset = received(mediaType);
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
        stream.write(text.getBytes(sent(mediaType)));
    }

    /**
     * {@return the charset of an entity of the client}
     *
     * @throws BadRequestException if it names one that this machine doesn't know
     */
    static Charset received(MediaType mediaType) {
        String name = name(mediaType);
        try {
            return name == null ? StandardCharsets.UTF_8 : Charset.forName(name);
        } catch (IllegalArgumentException e) {
            throw new BadRequestException("No text can be read in the charset '" + name + "'", e);
        }
    }

    /** {@return the charset to write in: UTF-8 also in place of one that this machine can't write} */
    static Charset sent(MediaType mediaType) {
        String name = name(mediaType);
        if (name == null) {
            return StandardCharsets.UTF_8;
        }
        try {
            Charset charset = Charset.forName(name);
            return charset.canEncode() ? charset : StandardCharsets.UTF_8;
        } catch (IllegalArgumentException e) {
            return StandardCharsets.UTF_8;
        }
    }

    /** {@return the charset that a media type names, or {@code null}} */
    static String name(MediaType mediaType) {
        return mediaType == null ? null : mediaType.getParameters().get(MediaType.CHARSET_PARAMETER);
    }
}
