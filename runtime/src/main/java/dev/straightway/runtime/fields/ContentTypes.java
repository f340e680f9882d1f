package dev.straightway.runtime.fields;

import java.nio.charset.Charset;

import jakarta.ws.rs.BadRequestException;
import jakarta.ws.rs.NotSupportedException;
import jakarta.ws.rs.core.MediaType;

import dev.straightway.runtime.negotiation.MediaRange;

/** Reads Content-Type (RFC 9110 §8.3). */
public final class ContentTypes {

    private ContentTypes() {
    }

    /**
     * {@return the media type of a request}
     *
     * @param value {@code null} without the field, which gives {@code null}
     * @throws NotSupportedException if it is malformed
     */
    public static MediaRange range(String value) {
        try {
            return value == null ? null : MediaRange.parse(value);
        } catch (IllegalArgumentException malformed) {
            throw new NotSupportedException("Content-Type '" + value + "' is malformed", malformed);
        }
    }

    /** {@return the same as {@link #range}} */
    public static MediaType mediaType(String value) {
        return value == null ? null : of(range(value));
    }

    /** {@return a media range without its quality} */
    public static MediaType of(MediaRange range) {
        return new MediaType(range.type(), range.subtype(), range.parameters());
    }

    /**
     * {@return the charset that a Content-Type names, {@code null} if it names none}
     *
     * @throws NotSupportedException if it is malformed
     * @throws BadRequestException if nobody knows the charset
     */
    public static Charset charset(String value) {
        String name = value == null ? null : range(value).parameters().get(MediaType.CHARSET_PARAMETER);
        return name == null ? null : Charsets.named(name);
    }
}
