package dev.straightway.runtime.sse;

/**
 * Checks the values of fields that are one line by the HTML Standard.
 * <p>
 * A line break in a name or an id would let a value from outside write fields or whole events of its own, and cutting the
 * value at it would send something that nobody meant: it is refused.
 */
final class FieldValue {

    private FieldValue() {
    }

    static String name(String name) {
        return refuse(refuse(name, '\n', "name"), '\r', "name");
    }

    /** Refuses NUL as well, because clients ignore an id that holds one, and would reconnect from a wrong place. */
    static String id(String id) {
        return refuse(refuse(refuse(id, '\n', "id"), '\r', "id"), '\0', "id");
    }

    private static String refuse(String value, char refused, String field) {
        int at = value == null ? -1 : value.indexOf(refused);
        if (at < 0) {
            return value;
        }
        throw new IllegalArgumentException(String.format(
                "The %s of an event holds the character U+%04X at %d, which its field can't carry", field, (int) refused, at));
    }
}
