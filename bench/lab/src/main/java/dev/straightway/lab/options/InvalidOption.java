package dev.straightway.lab.options;

/** An option that cannot be followed; its message names the option and the value and says what would do. */
public final class InvalidOption extends RuntimeException {

    private static final long serialVersionUID = 1;

    private final String property;
    private final String value;
    private final String expectation;

    /** @param property the name, as {@code lab.rounds} */
    public InvalidOption(String property, String value, String expectation) {
        super("-D" + property + "=" + value + ": " + expectation);
        this.property = property;
        this.value = value;
        this.expectation = expectation;
    }

    /** {@return the name, as {@code lab.rounds}} */
    public String property() {
        return property;
    }

    /** {@return the message in the form of the lab's own command line: {@code --rounds=0: …}} */
    public String onCommandLine() {
        return Option.onCommandLine(property) + "=" + value + ": " + expectation;
    }
}
