package dev.straightway.it.hostile.attack.exchange;

/** Bytes as a person reads them: what can't be seen is written as in Java. */
public final class Escaped {

    private Escaped() {
    }

    /** {@return a text in one line} */
    public static String line(String text) {
        return of(text, text.length()).replace("\n", "");
    }

    /** {@return the first characters of a text with a character for each byte} */
    public static String of(String text, int shown) {
        StringBuilder escaped = new StringBuilder();
        for (int i = 0; i < Math.min(text.length(), shown); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '\r' -> escaped.append("\\r");
                case '\n' -> escaped.append("\\n\n");
                case '\\' -> escaped.append("\\\\");
                default -> {
                    if (c < ' ' || c > '~') {
                        escaped.append(String.format("\\x%02x", (int) c));
                    } else {
                        escaped.append(c);
                    }
                }
            }
        }
        return text.length() <= shown ? escaped.toString() : escaped + "… (" + text.length() + " bytes)";
    }
}
