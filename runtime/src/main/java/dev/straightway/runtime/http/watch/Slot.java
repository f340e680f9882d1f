package dev.straightway.runtime.http.watch;

import java.util.concurrent.atomic.AtomicLong;

/**
 * What one thread serves: a ticket, which is the number of the route, and above it how many requests the thread has served.
 * <p>
 * Written by its thread alone and read by the checker. A number and not the exchange: it keeps nothing from being
 * collected, and storing a reference in an old object would cost a fence a request with G1.
 */
final class Slot extends AtomicLong {

    private static final long serialVersionUID = 1;
    private static final int NUMBER_BITS = 24;
    private static final long NUMBER = (1L << NUMBER_BITS) - 1;

    /** As wide as two cache lines, so that the tickets of two loops never share one. */
    @SuppressWarnings("unused")
    private long p01, p02, p03, p04, p05, p06, p07, p08, p09, p10, p11, p12, p13, p14, p15;

    /** Tells that the next request is one for a route; on the slot's own thread. */
    void serves(int number) {
        setOpaque(((getPlain() | NUMBER) + 1) | number);
    }

    /** {@return the number of the route that a ticket is for} */
    static int number(long ticket) {
        return (int) (ticket & NUMBER);
    }
}
