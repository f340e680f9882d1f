package dev.straightway.runtime.links;

import dev.straightway.runtime.json.JsonOutput;

/**
 * The characters that stand for themselves in a part of a URI; all others are percent-encoded as UTF-8.
 * <p>
 * The sets are those of the {@code UriBuilder} of Quarkus REST, but for the semicolon in a path, which would begin matrix
 * parameters.
 */
enum LegalCharacters {

    /** Of one segment of a path. */
    SEGMENT("!$&'()*+,=:@", "%20"),
    /** Of several segments. */
    PATH("!$&'()*+,=:@/", "%20"),
    /** Those of a value of a matrix parameter. */
    MATRIX("!$&'()*+,:@", "%20"),
    /** Those of a value of a query parameter. */
    QUERY("*", "+");

    private static final char[] DIGITS = "0123456789ABCDEF".toCharArray();

    /** For each of the characters that a byte can be whether it is encoded: not 0. */
    private final byte[] encoded = new byte[256];
    private final String blank;

    /** @param marks those beside the unreserved characters, which are legal everywhere: {@link #write} relies on that */
    LegalCharacters(String marks, String blank) {
        for (char c = 0; c < encoded.length; c++) {
            encoded[c] = (byte) (JsonOutput.isUnreserved(c) || marks.indexOf(c) >= 0 ? 0 : 1);
        }
        this.blank = blank;
    }

    private boolean has(int point) {
        return point < encoded.length && encoded[point] == 0;
    }

    /** {@return the text encoded, mostly the text itself} */
    String encode(String text) {
        if (isLegal(text)) {
            return text;
        }
        JsonOutput output = new JsonOutput(2 * text.length());
        encode(text, output);
        return output.ascii();
    }

    /** Writes the text encoded. Nothing of that has to be escaped in JSON. */
    void write(String text, JsonOutput output) {
        if (!output.again(text) && !output.plain(text, encoded)) {
            encode(text, output);
        }
    }

    private boolean isLegal(String text) {
        int found = 0;
        for (int i = 0; i < text.length(); i++) {
            int next = text.charAt(i);
            found |= encoded[next & 255] | next >>> 8;
        }
        return found == 0;
    }

    private void encode(String text, JsonOutput into) {
        int at = 0;
        while (at < text.length()) {
            int point = text.codePointAt(at);
            at += Character.charCount(point);
            if (has(point)) {
                into.plain((char) point);
            } else if (point == ' ') {
                into.plain(blank);
            } else {
                escape(point, into);
            }
        }
    }

    /** Half a surrogate pair becomes a question mark, as in {@code String.getBytes}. */
    private static void escape(int point, JsonOutput into) {
        if (point < 0x80) {
            octet(point, into);
        } else if (point < 0x800) {
            octet(0xC0 | point >> 6, into);
            octet(0x80 | point & 0x3F, into);
        } else if (point >= Character.MIN_SURROGATE && point <= Character.MAX_SURROGATE) {
            octet('?', into);
        } else {
            if (point < 0x10000) {
                octet(0xE0 | point >> 12, into);
            } else {
                octet(0xF0 | point >> 18, into);
                octet(0x80 | point >> 12 & 0x3F, into);
            }
            octet(0x80 | point >> 6 & 0x3F, into);
            octet(0x80 | point & 0x3F, into);
        }
    }

    private static void octet(int value, JsonOutput into) {
        into.plain('%');
        into.plain(DIGITS[value >> 4]);
        into.plain(DIGITS[value & 15]);
    }
}
