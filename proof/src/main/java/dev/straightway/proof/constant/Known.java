package dev.straightway.proof.constant;

/** What is known of a value. */
public sealed interface Known {

    /** Nothing. */
    Known UNKNOWN = new Unknown();

    /** The object whose method is evaluated. */
    Known THIS = new This();

    /** {@code null}. */
    Known NULL = new Null();

    /** Nothing is known. */
    record Unknown() implements Known {
    }

    /** The object whose method is evaluated. */
    record This() implements Known {
    }

    /** {@code null}. */
    record Null() implements Known {
    }

    /**
     * A class.
     *
     * @param name its internal name, as {@code org/acme/Item}
     */
    record ClassOf(String name) implements Known {
    }

    /** A media type without parameters. */
    record MediaTypeOf(String type, String subtype) implements Known {
    }

    /** A text. */
    record Text(String value) implements Known {
    }

    /** An {@code int}, or what the JVM takes for one, as a boolean. */
    record Number(int value) implements Known {

        static Number of(boolean value) {
            return new Number(value ? 1 : 0);
        }
    }
}
