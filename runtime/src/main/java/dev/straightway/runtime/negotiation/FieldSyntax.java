package dev.straightway.runtime.negotiation;

/** Knows which characters a field may have (RFC 9110 §5), so that no value can start a line of its own. */
public final class FieldSyntax {

    private static final String PUNCTUATION = "!#$%&'*+-.^_`|~";

    private FieldSyntax() {
    }

    /** {@return whether a text is a token: a field name, or the name of a parameter} */
    public static boolean isToken(CharSequence text) {
        for (int i = 0; i < text.length(); i++) {
            if (!isTokenCharacter(text.charAt(i))) {
                return false;
            }
        }
        return text.length() > 0;
    }

    /** {@return whether a text can be a field value: it holds no control character but the tab} */
    public static boolean isValue(CharSequence text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c < ' ' && c != '\t' || c == 0x7F) {
                return false;
            }
        }
        return true;
    }

    private static boolean isTokenCharacter(char c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || PUNCTUATION.indexOf(c) >= 0;
    }

    /** {@return a text as a quoted string} */
    public static String quoted(String text) {
        return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }
}
