package dev.straightway.it.hostile.attack.exchange;

import java.util.List;

/**
 * How the bytes of an exchange go.
 *
 * @param cuts the places, in rising order, at which the bytes are parted and a pause is made
 * @param pauseMillis how long each pause is
 */
public record Delivery(List<Integer> cuts, int pauseMillis, Leave leave) {

    /** When the client goes. */
    public enum Leave {
        /** After all answers. */
        AFTER_ANSWERS,
        /** Says after its last byte that nothing more comes, and reads on. */
        HALF_CLOSED,
        /** Resets the connection after its last byte. */
        RESET,
        /** Reads the beginning of the answer, waits, and resets the connection. */
        RESET_WITHIN_ANSWER,
        /** Reads in small pieces with a small window. */
        SLOW_READER
    }

    public static final Delivery AT_ONCE = new Delivery(List.of(), 0, Leave.AFTER_ANSWERS);
}
