package dev.straightway.runtime.multipart;

import java.net.URLDecoder;
import java.nio.charset.Charset;

/** Reads {@code application/x-www-form-urlencoded}; one use, one thread. */
final class UrlEncoded {

    private final FieldMap decoded = new FieldMap();
    private final FieldMap raw = new FieldMap();
    private final Charset charset;
    private final FormLimits limits;
    private int count;

    private UrlEncoded(Charset charset, FormLimits limits) {
        this.charset = charset;
        this.limits = limits;
    }

    /**
     * @throws MalformedForm if a percent sign begins no octet
     * @throws LargeForm if the form exceeds a limit
     */
    static UrlEncoded parse(byte[] body, Charset charset, FormLimits limits) {
        UrlEncoded fields = new UrlEncoded(charset, limits);
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
        limits.checkFields(++count);
        limits.checkParameters(count);
        int equals = field.indexOf('=');
        limits.checkName(equals < 0 ? field.length() : equals);
        String name = decoded(equals < 0 ? field : field.substring(0, equals));
        String value = equals < 0 ? "" : field.substring(equals + 1);
        limits.checkValue(value.length());
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
