package dev.straightway.runtime.http.watch;

import java.time.Duration;
import java.util.function.LongConsumer;

/** Calls the checker again and again. */
public interface Ticker {

    /**
     * Begins; called once.
     *
     * @param period how long to wait between two calls
     * @param look takes what the clock says, in nanoseconds of any origin; always on one thread
     */
    void start(Duration period, LongConsumer look);

    /** Ends, if it has begun; nothing is called any more when it returns. */
    void stop();
}
