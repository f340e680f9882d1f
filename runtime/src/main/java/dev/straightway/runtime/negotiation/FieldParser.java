package dev.straightway.runtime.negotiation;

import java.util.ArrayList;
import java.util.List;

/**
 * Reads the pieces of a field value by RFC 9110 §5.6: tokens, quoted strings, lists.
 */
final class FieldParser {

    private static final int WHOLE = 1000;

    private FieldParser() {
    }

    /** {@return the pieces between the separators, trimmed; a separator within a quoted string does not count} */
    static List<String> split(String value, char separator) {
        List<String> pieces = new ArrayList<>(4);
        int start = 0;
        boolean quoted = false;
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            if (quoted && c == '\\') {
                i++;
            } else if (c == '"') {
                quoted = !quoted;
            } else if (c == separator && !quoted) {
                pieces.add(value.substring(start, i).trim());
                start = i + 1;
            }
        }
        pieces.add(value.substring(start).trim());
        return pieces;
    }

    /** {@return the text of a token or a quoted string, or null if it is neither} */
    static String unquote(String text) {
        if (FieldSyntax.isToken(text)) {
            return text;
        }
        int last = text.length() - 1;
        if (last < 1 || text.charAt(0) != '"' || text.charAt(last) != '"') {
            return null;
        }
        StringBuilder plain = new StringBuilder(last);
        for (int i = 1; i < last; i++) {
            char c = text.charAt(i);
            boolean escape = c == '\\';
            if (escape && ++i == last || c == '"' || isControl(text.charAt(i))) {
                return null;
            }
            plain.append(text.charAt(i));
        }
        return plain.toString();
    }

    private static boolean isControl(char c) {
        return c < ' ' && c != '\t' || c == 127;
    }

    /** {@return the text as a token if it is one, otherwise as a quoted string} */
    static String quote(String text) {
        return FieldSyntax.isToken(text) ? text : FieldSyntax.quoted(text);
    }

    /**
     * Reads a quality value (RFC 9110 §12.4.2); a zero before the point may be left out, digits after the third do not count.
     *
     * @return per mille, or -1 if it is not a quality value
     */
    static int perMille(String text) {
        int point = text.indexOf('.');
        String whole = point < 0 ? text : text.substring(0, point);
        String fraction = point < 0 ? "" : text.substring(point + 1);
        if (text.isEmpty() || text.equals(".") || !whole.isEmpty() && !whole.equals("0") && !whole.equals("1")) {
            return -1;
        }
        int result = whole.equals("1") ? WHOLE : 0;
        int weight = WHOLE / 10;
        for (int i = 0; i < fraction.length(); i++, weight /= 10) {
            int digit = fraction.charAt(i) - '0';
            if (digit < 0 || digit > 9) {
                return -1;
            }
            result += digit * weight;
        }
        return result > WHOLE ? -1 : result;
    }
}
