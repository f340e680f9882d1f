package dev.straightway.runtime.json;

import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** How one property of a bean is read. Immutable, for all threads. */
public final class BoundProperty {

    /** Stands nowhere in a text between quotes. */
    private static final byte[] NEVER = { 0 };

    private final String name;
    private final byte[] quoted;
    private final int member;
    private final ValueReader values;
    private final Absence forNull;
    private final Absence forNone;

    /**
     * @param name in the text
     * @param member its place among the members that the build has found
     * @param values reads what isn't {@code null}
     * @param forNull what it gets for {@code null}
     * @param forNone what it gets if it isn't there and is needed to make the bean; empty only if it is that for {@code null}
     */
    public BoundProperty(String name, int member, ValueReader values, Absence forNull, Absence forNone) {
        this.name = name;
        this.quoted = isPlain(name) ? ('"' + name + '"').getBytes(StandardCharsets.UTF_8) : NEVER;
        this.member = member;
        this.values = values;
        this.forNull = forNull;
        this.forNone = forNone;
    }

    private static boolean isPlain(String name) {
        return name.chars().noneMatch(next -> next < ' ' || next == '"' || next == '\\' || Character.isSurrogate((char) next));
    }

    String name() {
        return name;
    }

    byte[] quoted() {
        return quoted;
    }

    int member() {
        return member;
    }

    Absence forNone() {
        return forNone;
    }

    /** {@return the value that comes next; called by generated code for all but numbers and flags} */
    public Object read(JsonInput input) {
        return input.takesNull() ? absent(forNull) : values.read(input);
    }

    private static Object absent(Absence absence) {
        return switch (absence) {
            case NOTHING -> null;
            case EMPTY -> Optional.empty();
            case UNFORESEEN -> throw new Unforeseen("a null");
        };
    }
}
