package dev.straightway.runtime.multipart;

import java.net.URLDecoder;
import java.nio.charset.Charset;
import java.util.Map;
import java.util.Optional;

import dev.straightway.runtime.negotiation.FieldSyntax;
import dev.straightway.runtime.negotiation.KnownCharsets;

/**
 * The Content-Disposition of a part (RFC 7578 §4.2, RFC 2183).
 *
 * @param name of the part
 * @param fileName as the client said it: may be a path, or an attack; never a name to open without a check
 */
record Disposition(String name, Optional<String> fileName) {

    static final String FIELD = "Content-Disposition";

    /**
     * {@return what a field value says}
     *
     * @throws MalformedForm if it isn't {@code form-data} with a name
     */
    static Disposition parse(String value) {
        int end = value.indexOf(';');
        String type = (end < 0 ? value : value.substring(0, end)).strip();
        if (!type.equalsIgnoreCase("form-data")) {
            throw new MalformedForm("the Content-Disposition of a part is not form-data: " + value);
        }
        Map<String, String> parameters = Parameters.of(value, end < 0 ? value.length() : end);
        String name = parameters.get("name");
        if (name == null) {
            throw new MalformedForm("a part has no name: " + value);
        }
        String extended = parameters.get("filename*");
        return new Disposition(name, Optional.ofNullable(extended == null ? parameters.get("filename") : decoded(extended)));
    }

    /**
     * {@return the field value}
     * <p>
     * Characters beyond ASCII stay as they are, to be sent as UTF-8: RFC 7578 §4.2 forbids {@code filename*}. A line end, for
     * which a quoted string has no escape, is percent-encoded as browsers do.
     */
    String text() {
        String named = "form-data; name=" + quoted(name);
        return fileName.map(file -> named + "; filename=" + quoted(file)).orElse(named);
    }

    private static String quoted(String text) {
        StringBuilder safe = new StringBuilder();
        text.chars().forEach(c -> {
            if (c < ' ' || c == 0x7F) {
                safe.append(String.format("%%%02X", c));
            } else {
                safe.append((char) c);
            }
        });
        return FieldSyntax.quoted(safe.toString());
    }

    /** Clients older than RFC 7578 send {@code filename*=UTF-8'language'percent-encoded} (RFC 5987 §3.2). */
    private static String decoded(String extended) {
        int charsetEnd = extended.indexOf('\'');
        int languageEnd = extended.indexOf('\'', charsetEnd + 1);
        if (charsetEnd < 1 || languageEnd < 0) {
            throw new MalformedForm("a filename* isn't charset'language'value: " + extended);
        }
        try {
            Charset charset = KnownCharsets.of(extended.substring(0, charsetEnd));
            return URLDecoder.decode(extended.substring(languageEnd + 1).replace("+", "%2B"), charset);
        } catch (IllegalArgumentException e) {
            throw new MalformedForm("a filename* can't be decoded: " + extended, e);
        }
    }
}
