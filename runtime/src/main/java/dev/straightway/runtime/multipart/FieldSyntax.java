package dev.straightway.runtime.multipart;

/** Knows which characters a field of a part may have (RFC 9110 §5), so that no value can start a line of its own. */
final class FieldSyntax {

    private static final String PUNCTUATION = "!#$%&'*+-.^_`|~";

    private FieldSyntax() {
    }

    /** {@return whether a text is a token: a field name, or the name of a parameter} */
    static boolean isToken(String text) {
        return !text.isEmpty() && text.chars().allMatch(FieldSyntax::isTokenCharacter);
    }

    /** {@return whether a text can be a field value: it holds no control character but the tab} */
    static boolean isValue(String text) {
        return text.chars().noneMatch(c -> c < ' ' && c != '\t' || c == 0x7F);
    }

    private static boolean isTokenCharacter(int c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || PUNCTUATION.indexOf(c) >= 0;
    }

    /** {@return a text as a quoted string} */
    static String quoted(String text) {
        return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }
}
