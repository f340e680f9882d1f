package dev.straightway.runtime.http.exchange;

import java.time.Duration;

import dev.straightway.kryo.KryoLimits;
import dev.straightway.runtime.multipart.FormLimits;

/**
 * What clients may make the server hold, and for how long.
 *
 * @param body the bytes of one request body
 * @param heldBodies the bytes of all request bodies at once
 * @param form what a form may consist of
 * @param times how long the server waits for a client
 * @param kryo what a message of Kryo may make of itself
 * @param continues whether the server tells clients by itself to continue with their bodies
 */
public record Limits(long body, long heldBodies, FormLimits form, Times times, KryoLimits kryo,
        boolean continues) {

    /** No limits but Quarkus' own: its times, and the number of parameters that it allows. */
    public static final Limits NONE = new Limits(Long.MAX_VALUE, Long.MAX_VALUE, FormLimits.NONE,
            new Times(Duration.ofSeconds(60), Duration.ofSeconds(30), 0), KryoLimits.USUAL, false);

    /**
     * How long the server waits for a client.
     *
     * @param read for the next piece of a body; a thread that waits itself, for the whole body
     * @param write until it takes a piece of its answer
     * @param rate the bytes of a body that have to come in a second, on average over {@code read}
     */
    public record Times(Duration read, Duration write, long rate) {

        /** {@return the bytes that have to come while {@code read} passes}: one at least. */
        public long leastRead() {
            return Math.max(1, rate * Math.max(1, read.toSeconds()));
        }
    }
}
