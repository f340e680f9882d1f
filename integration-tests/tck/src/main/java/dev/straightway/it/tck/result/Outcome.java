package dev.straightway.it.tck.result;

/**
 * How one test ended; a line of the results: state, class, method and reason, with tabs between them.
 *
 * @param reason one line, empty if the test passed
 */
public record Outcome(State state, TestName test, String reason) {

    private static final int LONGEST_REASON = 400;

    public Outcome {
        String line = reason.replaceAll("[\\t\\r\\n]+", " | ").strip();
        reason = line.length() > LONGEST_REASON ? line.substring(0, LONGEST_REASON) : line;
    }

    /**
     * {@return the outcome that {@link #line()} gave}
     *
     * @throws IllegalArgumentException if the line has other than four fields or no known state
     */
    public static Outcome parse(String line) {
        String[] fields = line.split("\t", -1);
        if (fields.length != 4) {
            throw new IllegalArgumentException("Not state, class, method and reason: '" + line + "'");
        }
        return new Outcome(State.valueOf(fields[0]), new TestName(fields[1], fields[2]), fields[3]);
    }

    /** {@return the line of the results} */
    public String line() {
        return String.join("\t", state.name(), test.type(), test.method(), reason);
    }
}
