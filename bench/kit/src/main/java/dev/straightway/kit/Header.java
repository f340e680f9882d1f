package dev.straightway.kit;

import java.util.Objects;
import java.util.regex.Pattern;

/**
 * One field of a request or of an answer.
 *
 * @param name the name as it is sent; names are compared without case
 * @param value one value
 */
public record Header(String name, String value) {

    private static final Pattern TOKEN = Pattern.compile("[!#$%&'*+.^_`|~0-9A-Za-z-]+");

    public Header {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(value, "value");
    }

    /** {@return whether the field is that of the name, in any case} */
    public boolean is(String other) {
        return name.equalsIgnoreCase(other);
    }

    /** {@return the field, which a request can carry} */
    static Header sent(String name, String value) {
        requireToken(name, "name of a header");
        for (int i = 0; i < value.length(); i++) {
            if (Character.isISOControl(value.charAt(i)) && value.charAt(i) != '\t') {
                throw new IllegalArgumentException("Header " + name + " has a control character at " + i);
            }
        }
        return new Header(name, value);
    }

    static void requireToken(String text, String what) {
        if (!TOKEN.matcher(text).matches()) {
            throw new IllegalArgumentException("'" + text + "' is no " + what);
        }
    }
}
