package dev.straightway.runtime.http.watch;

import java.time.Duration;
import java.util.concurrent.locks.LockSupport;
import java.util.function.LongConsumer;

/** A daemon that calls the checker and sleeps in between. */
final class TickerThread implements Ticker {

    static final String NAME = "straightway-watch";

    private Thread thread;
    private volatile boolean stopped;

    @Override
    public void start(Duration period, LongConsumer look) {
        long nanos = period.toNanos();
        thread = new Thread(() -> run(nanos, look), NAME);
        thread.setDaemon(true);
        thread.start();
    }

    private void run(long nanos, LongConsumer look) {
        while (!stopped) {
            look.accept(System.nanoTime());
            if (!stopped) {
                LockSupport.parkNanos(this, nanos);
            }
        }
    }

    @Override
    public void stop() {
        stopped = true;
        if (thread == null) {
            return;
        }
        LockSupport.unpark(thread);
        try {
            thread.join();
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
        }
    }
}
