package dev.straightway.runtime.multipart;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

import jakarta.ws.rs.core.MediaType;

/** Finds the charset that a client named. */
final class Charsets {

    static final Charset DEFAULT = StandardCharsets.UTF_8;

    private Charsets() {
    }

    static Charset of(MediaType mediaType, Charset fallback) {
        String name = mediaType.getParameters().get(MediaType.CHARSET_PARAMETER);
        return name == null ? fallback : named(name);
    }

    static Charset named(String name) {
        try {
            return Charset.forName(name);
        } catch (IllegalArgumentException e) {
            throw new MalformedForm("the charset '" + name + "' is unknown", e);
        }
    }
}
