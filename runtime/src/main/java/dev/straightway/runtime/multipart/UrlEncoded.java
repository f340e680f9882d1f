package dev.straightway.runtime.multipart;

import java.net.URLDecoder;
import java.nio.charset.Charset;

/** Reads {@code application/x-www-form-urlencoded}; one use, one thread. */
final class UrlEncoded {

    private final FieldMap decoded = new FieldMap();
    private final FieldMap raw = new FieldMap();
    private final Charset charset;

    private UrlEncoded(Charset charset) {
        this.charset = charset;
    }

    /** @throws MalformedForm if a percent sign begins no octet */
    static UrlEncoded parse(byte[] body, Charset charset) {
        UrlEncoded fields = new UrlEncoded(charset);
        fields.add(body);
        return fields;
    }

    FieldMap decoded() {
        return decoded;
    }

    FieldMap raw() {
        return raw;
    }

    private void add(byte[] body) {
        String text = new String(body, charset);
        for (int start = 0; start < text.length();) {
            int ampersand = text.indexOf('&', start);
            int end = ampersand < 0 ? text.length() : ampersand;
            if (end > start) {
                add(text.substring(start, end));
            }
            start = end + 1;
        }
    }

    private void add(String field) {
        int equals = field.indexOf('=');
        String name = decoded(equals < 0 ? field : field.substring(0, equals));
        String value = equals < 0 ? "" : field.substring(equals + 1);
        decoded.add(name, decoded(value));
        raw.add(name, value);
    }

    private String decoded(String text) {
        try {
            return URLDecoder.decode(text, charset);
        } catch (IllegalArgumentException e) {
            throw new MalformedForm("a percent sign begins no octet in: " + text, e);
        }
    }
}
