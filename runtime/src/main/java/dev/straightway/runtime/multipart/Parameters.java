package dev.straightway.runtime.multipart;

import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

import dev.straightway.runtime.negotiation.FieldSyntax;

/**
 * Reads the parameters of a field value: {@code ; name=value; name="quoted value"} (RFC 2045 §5.1).
 * <p>
 * A backslash escapes a quote or a backslash only: browsers once sent {@code filename="C:\letters\a.txt"} as it is.
 */
final class Parameters {

    private final String text;
    private final Map<String, String> found = new TreeMap<>();
    private int position;

    private Parameters(String text, int position) {
        this.text = text;
        this.position = position;
    }

    /**
     * {@return the parameters by their names in lower case}
     *
     * @param text a whole field value
     * @param from where its parameters begin: at a semicolon, or at the end
     * @throws MalformedForm if a parameter has no value, is given twice, or its quote isn't closed
     */
    static Map<String, String> of(String text, int from) {
        Parameters parameters = new Parameters(text, from);
        while (parameters.advance()) {
            parameters.readParameter();
        }
        return parameters.found;
    }

    private boolean advance() {
        while (position < text.length() && (isBlank(text.charAt(position)) || text.charAt(position) == ';')) {
            position++;
        }
        return position < text.length();
    }

    private void readParameter() {
        int equals = text.indexOf('=', position);
        String name = equals < 0 ? "" : text.substring(position, equals).strip().toLowerCase(Locale.ROOT);
        if (!FieldSyntax.isToken(name)) {
            throw new MalformedForm("a parameter isn't name=value in: " + text);
        }
        position = equals + 1;
        while (position < text.length() && isBlank(text.charAt(position))) {
            position++;
        }
        boolean isQuoted = position < text.length() && text.charAt(position) == '"';
        if (found.put(name, isQuoted ? quoted() : plain()) != null) {
            throw new MalformedForm("the parameter '" + name + "' is given twice in: " + text);
        }
    }

    private String plain() {
        int end = text.indexOf(';', position);
        String value = text.substring(position, end < 0 ? text.length() : end).strip();
        position = end < 0 ? text.length() : end;
        return value;
    }

    private String quoted() {
        StringBuilder value = new StringBuilder();
        for (int i = position + 1; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '"') {
                position = afterQuote(i + 1);
                return value.toString();
            }
            boolean escapes = c == '\\' && i + 1 < text.length() && "\"\\".indexOf(text.charAt(i + 1)) >= 0;
            value.append(escapes ? text.charAt(++i) : c);
        }
        throw new MalformedForm("a quote is not closed in: " + text);
    }

    private int afterQuote(int from) {
        int next = from;
        while (next < text.length() && isBlank(text.charAt(next))) {
            next++;
        }
        if (next < text.length() && text.charAt(next) != ';') {
            throw new MalformedForm("something follows a closed quote in: " + text);
        }
        return next;
    }

    private static boolean isBlank(char c) {
        return c == ' ' || c == '\t';
    }
}
