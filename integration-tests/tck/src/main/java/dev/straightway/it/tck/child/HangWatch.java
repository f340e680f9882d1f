package dev.straightway.it.tck.child;

import java.time.Duration;

import dev.straightway.it.tck.result.TestName;

/**
 * Frees a test that waits for the server too long by starting the server again, and remembers that it had to.
 * <p>
 * One test runs at a time; the watch looks at it from a daemon thread of its own.
 */
final class HangWatch {

    /** Cuts the connections of the test that hangs. */
    interface Remedy {
        void apply() throws Exception;
    }

    private static final Duration INTERVAL = Duration.ofSeconds(1);

    private final Duration limit;
    private final Remedy remedy;
    private TestName running;
    private long since;
    private boolean hung;

    HangWatch(Duration limit, Remedy remedy) {
        this.limit = limit;
        this.remedy = remedy;
    }

    void start() {
        Thread thread = new Thread(this::watch, "tck-hang-watch");
        thread.setDaemon(true);
        thread.start();
    }

    synchronized void began(TestName test, long nanoTime) {
        running = test;
        since = nanoTime;
        hung = false;
    }

    /** {@return whether the test that ends had to be freed} */
    synchronized boolean ended() {
        running = null;
        return hung;
    }

    private void watch() {
        try {
            while (true) {
                Thread.sleep(INTERVAL.toMillis());
                look(System.nanoTime());
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Applies the remedy if the test has been running for too long, and again each time that it does so once more. */
    void look(long nanoTime) {
        if (isOverdue(nanoTime)) {
            try {
                remedy.apply();
            } catch (Exception | LinkageError e) {
                System.out.println("tck: the server did not start again: " + e);
            }
        }
    }

    private synchronized boolean isOverdue(long nanoTime) {
        if (running == null || nanoTime - since < limit.toNanos()) {
            return false;
        }
        System.out.println("tck: " + running + " hangs; the server is started again");
        since = nanoTime;
        hung = true;
        return true;
    }
}
