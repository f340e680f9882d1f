package dev.straightway.runtime.body;

/**
 * How long the next entity will most probably be: as the longest of the last ones. Threads that count together inexactly do no
 * harm.
 */
public final class ExpectedLength {

    private static final int LARGEST = 1 << 20;

    private int expected;

    /** {@return bytes} */
    public int next() {
        return expected;
    }

    /** @param length the bytes of the last one, with what its writer wants to have free behind them */
    public void learn(int length) {
        int present = expected;
        if (length > present) {
            expected = Math.min(length, LARGEST);
        } else if (length < present) {
            expected = present - (present - length + 7 >> 3);
        }
    }
}
