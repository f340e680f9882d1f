package dev.straightway.lab.options;

/** An option that cannot be followed; its message names the option and the value and says what would do. */
public final class InvalidOption extends RuntimeException {

    private static final long serialVersionUID = 1;

    public InvalidOption(String property, String value, String expectation) {
        super("-D" + property + "=" + value + ": " + expectation);
    }
}
