package dev.straightway.it.tck.result;

/** Outcomes for tests, told by the names of what they are of: {@code a.Class#method}. */
final class Some {

    private Some() {
    }

    /** {@return an outcome, with a reason unless it passed} */
    static Outcome outcome(State state, String test) {
        int hash = test.indexOf('#');
        return new Outcome(state, new TestName(test.substring(0, hash), test.substring(hash + 1)),
                state == State.PASSED ? "" : "why " + state);
    }
}
