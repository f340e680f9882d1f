package dev.straightway.runtime.json;

/** How one property of a bean is written. Immutable, for all threads. */
public final class JsonProperty {

    private final int member;
    private final byte[] name;
    private final boolean omitsNull;
    private final ValueWriter values;
    /** Whether the name begins with what stands before it. */
    private final boolean marked;

    /**
     * @param member its place among the members that the build has found
     * @param name with its quotes and the colon, as it is written
     * @param omitsNull whether nothing is written where there is no value
     * @param values writes the values of what isn't a primitive or a text, and doesn't write itself
     */
    public JsonProperty(int member, byte[] name, boolean omitsNull, ValueWriter values) {
        this(member, name.clone(), omitsNull, values, false);
    }

    private JsonProperty(int member, byte[] name, boolean omitsNull, ValueWriter values, boolean marked) {
        this.member = member;
        this.name = name;
        this.omitsNull = omitsNull;
        this.values = values;
        this.marked = marked;
    }

    int member() {
        return member;
    }

    /** {@return whether its name is written whatever its value is} */
    boolean isAlwaysWritten() {
        return !omitsNull;
    }

    /** {@return the same where a mark always stands before its name, so that nobody has to look for a comma} */
    JsonProperty behind(char mark) {
        byte[] whole = new byte[name.length + 1];
        whole[0] = (byte) mark;
        System.arraycopy(name, 0, whole, 1, name.length);
        return new JsonProperty(member, whole, omitsNull, values, true);
    }

    public void write(int value, JsonOutput output) {
        output.name(name, marked);
        output.number(value);
    }

    public void write(long value, JsonOutput output) {
        output.name(name, marked);
        output.number(value);
    }

    public void write(double value, JsonOutput output) {
        output.name(name, marked);
        output.number(value);
    }

    public void write(float value, JsonOutput output) {
        output.name(name, marked);
        output.number(value);
    }

    public void write(boolean value, JsonOutput output) {
        output.name(name, marked);
        output.flag(value);
    }

    public void write(String value, JsonOutput output) {
        if (isThere(value, output)) {
            output.text(value);
        }
    }

    /** A value of a type whose objects write themselves. */
    public void writeItself(Object value, JsonOutput output) {
        if (isThere(value, output)) {
            SelfWritten.of(value).write(output);
        }
    }

    public void write(Object value, JsonOutput output) {
        if (isThere(value, output)) {
            values.write(value, output);
        }
    }

    private boolean isThere(Object value, JsonOutput output) {
        if (value != null) {
            output.name(name, marked);
        } else if (!omitsNull) {
            output.name(name, marked);
            output.nothing();
        }
        return value != null;
    }
}
