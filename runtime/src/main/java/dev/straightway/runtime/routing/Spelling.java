package dev.straightway.runtime.routing;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;

/**
 * The canonical spelling of a path among all that are decoded to the same: escapes only where a path needs them (RFC 3986
 * §3.3), with digits in upper case.
 */
public final class Spelling {

    /** What may stand in a path as it is, by character: letters, digits, what else is a pchar, and the slash. */
    private static final boolean[] LEGAL = new boolean[128];

    static {
        for (char character = 0; character < LEGAL.length; character++) {
            LEGAL[character] = Character.isLetterOrDigit(character) || "-._~!$&'()*+,;=:@/".indexOf(character) >= 0;
        }
    }

    private static final HexFormat DIGITS = HexFormat.of().withUpperCase();

    private Spelling() {
    }

    /**
     * {@return the canonical spelling of a path}
     *
     * @throws IllegalArgumentException if a percent sign is not followed by two hexadecimal digits
     */
    public static String of(String rawPath) {
        return encode(RequestPath.decode(rawPath));
    }

    /** {@return a text with escapes where a path needs them; a percent sign is escaped, too} */
    public static String encode(String decoded) {
        StringBuilder spelled = new StringBuilder(decoded.length());
        for (byte octet : decoded.getBytes(StandardCharsets.UTF_8)) {
            if (isLegal(octet)) {
                spelled.append((char) octet);
            } else {
                DIGITS.toHexDigits(spelled.append('%'), octet);
            }
        }
        return spelled.toString();
    }

    /** {@return whether a character may stand in a path as it is} */
    public static boolean isLegal(int character) {
        return character >= 0 && character < LEGAL.length && LEGAL[character];
    }
}
