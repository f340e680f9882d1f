package dev.straightway.runtime.routing;

/**
 * A text that can be looked at a bounded number of times.
 * <p>
 * Regular expressions of applications may take exponential time on texts that clients choose, such as {@code (a+)+b} does.
 * Each of their steps looks at a character, so to bound the looks is to bound the time. Used by one thread.
 */
final class CountedText implements CharSequence {

    /** A path of the longest request line, seen a few hundred times; about ten milliseconds. */
    private static final int MOST_LOOKS = 1_000_000;

    private final String text;
    private int looks;

    CountedText(String text) {
        this.text = text;
    }

    @Override
    public char charAt(int index) {
        if (++looks > MOST_LOOKS) {
            throw new TooManyLooksException();
        }
        return text.charAt(index);
    }

    @Override
    public int length() {
        return text.length();
    }

    @Override
    public CharSequence subSequence(int start, int end) {
        return text.subSequence(start, end);
    }

    @Override
    public String toString() {
        return text;
    }

    /** The looks are used up. */
    static final class TooManyLooksException extends RuntimeException {

        private static final long serialVersionUID = 1L;

        TooManyLooksException() {
            super("too many looks at the path", null, false, false);
        }
    }
}
