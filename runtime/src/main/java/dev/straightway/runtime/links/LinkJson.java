package dev.straightway.runtime.links;

import java.util.List;
import java.util.UUID;

import dev.straightway.runtime.json.JsonOutput;
import dev.straightway.runtime.json.UuidText;

/**
 * Appends values to a link in JSON, as {@link LinkText} does to a text. The values are what {@link LinkValues} makes of them.
 */
public final class LinkJson {

    private LinkJson() {
    }

    /** Appends a value whose text needs no encoding. */
    public static void plain(JsonOutput output, Object value) {
        if (value instanceof String text) {
            output.plain(text);
        } else {
            known(output, value);
        }
    }

    /** Appends a value as a segment of the path, or a part of one. */
    public static void segment(JsonOutput output, Object value) {
        encoded(output, value, LegalCharacters.SEGMENT);
    }

    /** Appends a value that may be several segments of the path. */
    public static void path(JsonOutput output, Object value) {
        encoded(output, value, LegalCharacters.PATH);
    }

    /**
     * Appends a query parameter, one for each element of a list; none for {@code null}.
     *
     * @param follows whether the link has a query parameter already
     * @param name encoded, with the equals sign behind it
     * @return whether the link has one now
     */
    public static boolean query(JsonOutput output, boolean follows, String name, Object value) {
        if (value instanceof List<?> values) {
            boolean there = follows;
            for (int i = 0; i < values.size(); i++) {
                there = query(output, there, name, values.get(i));
            }
            return there;
        }
        if (value == null) {
            return follows;
        }
        output.plain(follows ? '&' : '?');
        output.plain(name);
        encoded(output, value, LegalCharacters.QUERY);
        return true;
    }

    /** The same with a matrix parameter; the semicolon stands before the name. */
    public static void matrix(JsonOutput output, String name, Object value) {
        if (value instanceof List<?> values) {
            for (int i = 0; i < values.size(); i++) {
                matrix(output, name, values.get(i));
            }
        } else if (value != null) {
            output.plain(name);
            encoded(output, value, LegalCharacters.MATRIX);
        }
    }

    private static void encoded(JsonOutput output, Object value, LegalCharacters legal) {
        if (value instanceof String text) {
            legal.write(text, output);
        } else {
            known(output, value);
        }
    }

    /** Digits, letters and minus signs are legal everywhere. */
    private static void known(JsonOutput output, Object value) {
        if (value instanceof UUID id) {
            UuidText.write(id, output);
        } else {
            output.number(((Number) value).longValue());
        }
    }
}
