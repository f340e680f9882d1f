package dev.straightway.runtime.body;

/**
 * Counts how often generated code had to leave a value to Jackson, so that it isn't tried in vain where that is the rule. It is
 * tried again after a while, since clients may send values of one kind now and of another later.
 * <p>
 * For all threads; that they count together inexactly does no harm.
 */
final class Misses {

    private static final int ONE = 4;
    private static final int MOST = 100 * ONE;
    private static final int PAUSE = 10_000;

    private int misses;
    private int pause;

    /** {@return whether the next value is Jackson's} */
    boolean areTooMany() {
        if (pause == 0) {
            return false;
        }
        pause--;
        return true;
    }

    /** Generated code had to give up. */
    void add() {
        misses += ONE;
        if (misses > MOST) {
            misses = MOST / 2;
            pause = PAUSE;
        }
    }

    /** Generated code did it. */
    void hit() {
        if (misses > 0) {
            misses--;
        }
    }
}
