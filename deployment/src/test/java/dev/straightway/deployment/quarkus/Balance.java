package dev.straightway.deployment.quarkus;

import java.util.concurrent.TimeUnit;

/** Counts what begins and what ends. */
final class Balance {

    private static final long PATIENCE_NANOS = TimeUnit.SECONDS.toNanos(20);

    private int begun;
    private int ended;

    synchronized void begin() {
        begun++;
        notifyAll();
    }

    synchronized void end() {
        ended++;
        notifyAll();
    }

    String settled() throws InterruptedException {
        return settled(0);
    }

    /** {@return what has begun and ended, once so much has begun, and as much has ended as has begun, or after some time} */
    synchronized String settled(int least) throws InterruptedException {
        long deadline = System.nanoTime() + PATIENCE_NANOS;
        for (long left = PATIENCE_NANOS; (ended < begun || begun < least) && left > 0; left = deadline - System.nanoTime()) {
            TimeUnit.NANOSECONDS.timedWait(this, left);
        }
        return begun + " begun, " + ended + " ended";
    }

    /** {@return what {@link #settled} tells when so much has begun, and all has ended once} */
    static String all(int count) {
        return count + " begun, " + count + " ended";
    }

    synchronized void reset() {
        begun = 0;
        ended = 0;
    }
}
