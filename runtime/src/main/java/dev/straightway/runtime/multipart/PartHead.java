package dev.straightway.runtime.multipart;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;

import dev.straightway.runtime.fields.ContentTypes;
import dev.straightway.runtime.negotiation.FieldSyntax;
import dev.straightway.runtime.negotiation.MediaRange;

/**
 * The header fields of one part, as UTF-8 (RFC 7578 §5.1).
 *
 * @param headers with the Content-Type that holds by default when the client sent none
 * @param end index of the first byte of the content
 */
record PartHead(Disposition disposition, PartHeaders headers, MediaType mediaType, int end) {

    /** Octets of all fields of a part, with their line ends. */
    static final int MOST_OCTETS = 8 * 1024;

    private static final String ENCODING = "Content-Transfer-Encoding";
    private static final Set<String> PLAIN_ENCODINGS = Set.of("7bit", "8bit", "binary");

    /**
     * Reads fields up to the empty line.
     *
     * @throws MalformedForm if there is no empty line within the limit, a line is no field, or the name of the part is missing
     */
    static PartHead read(byte[] body, int from) {
        int end = endOf(body, from);
        Map<String, List<String>> fields = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        String text = new String(body, from, end - from, StandardCharsets.UTF_8);
        for (String line : unfolded(text).split("\r\n")) {
            if (!line.isEmpty()) {
                addField(fields, line);
            }
        }
        return of(fields, end);
    }

    private static PartHead of(Map<String, List<String>> fields, int end) {
        Disposition disposition = Disposition.parse(single(fields, Disposition.FIELD, "(none)"));
        String encoding = single(fields, ENCODING, "binary");
        if (!PLAIN_ENCODINGS.contains(encoding.toLowerCase(Locale.ROOT))) {
            throw new MalformedForm("a part is encoded as '" + encoding + "', but forms are sent as they are");
        }
        String type = single(fields, HttpHeaders.CONTENT_TYPE, DefaultType.of(disposition));
        MediaType mediaType = mediaType(type);
        fields.put(HttpHeaders.CONTENT_TYPE, List.of(type));
        return new PartHead(disposition, PartHeaders.copyOf(fields), mediaType, end);
    }

    private static MediaType mediaType(String text) {
        try {
            return ContentTypes.of(MediaRange.parse(text));
        } catch (IllegalArgumentException e) {
            throw new MalformedForm("the Content-Type of a part isn't a media type: " + text, e);
        }
    }

    private static String single(Map<String, List<String>> fields, String name, String fallback) {
        List<String> values = fields.getOrDefault(name, List.of(fallback));
        if (values.size() > 1) {
            throw new MalformedForm("a part has more than one " + name);
        }
        return values.get(0);
    }

    private static int endOf(byte[] body, int from) {
        int limit = Math.min(body.length, from + MOST_OCTETS);
        int lineStart = from;
        for (int i = from; i + 1 < limit; i++) {
            if (body[i] == '\r' && body[i + 1] == '\n') {
                if (i == lineStart) {
                    return i + 2;
                }
                lineStart = i + 2;
            }
        }
        throw new MalformedForm(limit == body.length ? "the body ends within the header of a part"
                : "the header of a part is longer than " + MOST_OCTETS + " octets");
    }

    /** A line that begins with a blank continues the one before it (RFC 5322 §2.2.3). */
    private static String unfolded(String text) {
        return text.replace("\r\n ", " ").replace("\r\n\t", " ");
    }

    private static void addField(Map<String, List<String>> fields, String line) {
        int colon = line.indexOf(':');
        String name = colon < 0 ? "" : line.substring(0, colon);
        String value = line.substring(colon + 1).strip();
        if (!FieldSyntax.isToken(name) || !FieldSyntax.isValue(value)) {
            throw new MalformedForm("a line in the header of a part isn't a field: " + line);
        }
        fields.computeIfAbsent(name, any -> new ArrayList<>()).add(value);
    }
}
