package dev.straightway.runtime.fields;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

import jakarta.ws.rs.BadRequestException;
import jakarta.ws.rs.core.MediaType;

import dev.straightway.runtime.negotiation.KnownCharsets;

/** Finds the charset of an entity: UTF-8 where the media type names none (§4.2.4). */
public final class Charsets {

    public static final Charset DEFAULT = StandardCharsets.UTF_8;

    private Charsets() {
    }

    /** @throws BadRequestException if this machine doesn't know the charset */
    public static Charset named(String name) {
        try {
            return KnownCharsets.of(name);
        } catch (IllegalArgumentException unknown) {
            throw new BadRequestException("No text can be read in the charset '" + name + "'", unknown);
        }
    }

    /** {@return the charset of what a client has sent} */
    public static Charset received(MediaType mediaType) {
        return received(mediaType, DEFAULT);
    }

    /** @param fallback where the media type names none */
    public static Charset received(MediaType mediaType, Charset fallback) {
        String name = name(mediaType);
        return name == null ? fallback : named(name);
    }

    /** {@return the charset to write in: UTF-8 also in place of one that this machine can't write} */
    public static Charset sent(MediaType mediaType) {
        String name = name(mediaType);
        if (name == null) {
            return DEFAULT;
        }
        try {
            Charset charset = KnownCharsets.of(name);
            return charset.canEncode() ? charset : DEFAULT;
        } catch (IllegalArgumentException e) {
            return DEFAULT;
        }
    }

    /** {@return whether Jackson tells an encoding by itself: those of Unicode, and none that is named} */
    public static boolean isUnicode(Charset charset) {
        return charset == null || charset.name().startsWith("UTF-");
    }

    /** {@return the charset that a media type names, or {@code null}} */
    public static String name(MediaType mediaType) {
        return mediaType == null ? null : mediaType.getParameters().get(MediaType.CHARSET_PARAMETER);
    }
}
