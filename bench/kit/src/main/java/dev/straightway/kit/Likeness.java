package dev.straightway.kit;

/** Whether all answers to a request that is repeated are alike, by status and length. For one thread at a time. */
public final class Likeness {

    private final Request request;
    private final int times;
    private int answered;
    private int status;
    private long length;

    /** @param times how many answers there will be, at least one */
    public Likeness(Request request, int times) {
        if (times < 1) {
            throw new IllegalArgumentException(request + " " + times + " times");
        }
        this.request = request;
        this.times = times;
    }

    /**
     * Counts an answer.
     *
     * @return whether there will be more
     * @throws IllegalStateException if it isn't like the first
     */
    public boolean wantsMore(int itsStatus, long itsLength) {
        if (answered == 0) {
            status = itsStatus;
            length = itsLength;
        } else if (status != itsStatus || length != itsLength) {
            throw new IllegalStateException("Answer " + (answered + 1) + " to " + request + " is " + itsStatus + " with "
                    + itsLength + " bytes, the first was " + status + " with " + length);
        }
        answered++;
        return answered < times;
    }

    /** {@return whether one more answer is missing} */
    public boolean isLast() {
        return answered == times - 1;
    }
}
