package dev.straightway.lab.export;

import java.math.BigDecimal;

/** Writes scalars of YAML so that every reader gets the same characters back. */
final class Yaml {

    private Yaml() {
    }

    /** {@return a double-quoted scalar of printable ASCII} */
    static String quote(String text) {
        StringBuilder quoted = new StringBuilder(text.length() + 2).append('"');
        text.codePoints().forEach(code -> append(quoted, code));
        return quoted.append('"').toString();
    }

    /** {@return a parameter of the template, which keeps its default unless the run gives another value} */
    static String parameter(String name, String value) {
        return "!param " + quote(name + " " + value);
    }

    static String parameter(String name, double value) {
        return parameter(name, BigDecimal.valueOf(value).stripTrailingZeros().toPlainString());
    }

    private static void append(StringBuilder quoted, int code) {
        if (code == '"' || code == '\\') {
            quoted.append('\\').append((char) code);
        } else if (code >= ' ' && code < 127) {
            quoted.append((char) code);
        } else if (code <= 0xff) {
            quoted.append(String.format("\\x%02x", code));
        } else if (code <= 0xffff) {
            quoted.append(String.format("\\u%04x", code));
        } else {
            quoted.append(String.format("\\U%08x", code));
        }
    }
}
