package dev.straightway.runtime.links;

import java.nio.charset.StandardCharsets;

/**
 * The characters that stand for themselves in a part of a URI; all others are percent-encoded as UTF-8.
 * <p>
 * The sets are those of the {@code UriBuilder} of Quarkus REST, but for the semicolon in a path, which would begin matrix
 * parameters.
 */
enum LegalCharacters {

    /** Of one segment of a path. */
    SEGMENT("-._~!$&'()*+,=:@", "%20"),
    /** Of several segments. */
    PATH("-._~!$&'()*+,=:@/", "%20"),
    /** Of a value of a matrix parameter. */
    MATRIX("-._~!$&'()*+,:@", "%20"),
    /** Of a value of a query parameter. */
    QUERY("-._~*", "+");

    private static final char[] DIGITS = "0123456789ABCDEF".toCharArray();

    private final long low;
    private final long high;
    private final String blank;

    LegalCharacters(String marks, String blank) {
        long[] bits = new long[2];
        for (char c = 0; c < 128; c++) {
            if (c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || marks.indexOf(c) >= 0) {
                bits[c >>> 6] |= 1L << c;
            }
        }
        this.low = bits[0];
        this.high = bits[1];
        this.blank = blank;
    }

    private boolean has(char c) {
        return c < 128 && ((c < 64 ? low : high) >>> c & 1) != 0;
    }

    /** {@return the text encoded, mostly the text itself} */
    String encode(String text) {
        int end = text.length();
        int first = 0;
        while (first < end && has(text.charAt(first))) {
            first++;
        }
        return first == end ? text : encode(text, first);
    }

    private String encode(String text, int from) {
        StringBuilder into = new StringBuilder(2 * text.length()).append(text, 0, from);
        encode(text, from, into);
        return into.toString();
    }

    private void encode(String text, int from, StringBuilder into) {
        int at = from;
        while (at < text.length()) {
            char c = text.charAt(at);
            if (has(c)) {
                into.append(c);
                at++;
            } else if (c == ' ') {
                into.append(blank);
                at++;
            } else {
                int end = text.offsetByCodePoints(at, 1);
                escape(text.substring(at, end), into);
                at = end;
            }
        }
    }

    private static void escape(String character, StringBuilder into) {
        for (byte octet : character.getBytes(StandardCharsets.UTF_8)) {
            into.append('%').append(DIGITS[octet >> 4 & 15]).append(DIGITS[octet & 15]);
        }
    }
}
