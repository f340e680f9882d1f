package dev.straightway.generator.hyperfoil;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.LongAdder;

import org.HdrHistogram.ConcurrentHistogram;
import org.HdrHistogram.Histogram;

/**
 * Counts the answers: how long each took and what was wrong with it.
 * <p>
 * Safe for all threads.
 */
final class Answers {

    private static final long LONGEST_NANOS = TimeUnit.HOURS.toNanos(1);
    private static final int DIGITS = 3;

    private final Histogram times = new ConcurrentHistogram(LONGEST_NANOS, DIGITS);
    private final Map<Integer, LongAdder> wrongStatuses = new ConcurrentHashMap<>();
    private final LongAdder wrongBodies = new LongAdder();
    private final LongAdder wrongMediaTypes = new LongAdder();
    private volatile long last;

    void wrongStatus(int status) {
        wrongStatuses.computeIfAbsent(status, unknown -> new LongAdder()).increment();
    }

    /** Takes a whole answer. */
    void complete(Exchange exchange, long now) {
        times.recordValue(Math.min(LONGEST_NANOS, Math.max(0, now - exchange.from)));
        last = now;
        if (!exchange.rightStatus) {
            return;
        }
        if (!exchange.sameBody) {
            wrongBodies.increment();
        } else if (!exchange.rightMediaType) {
            wrongMediaTypes.increment();
        }
    }

    Histogram times() {
        return times;
    }

    /** {@return when the last answer was complete, by {@link System#nanoTime()}} */
    long last() {
        return last;
    }

    /** {@return counts by kind, zeros left out} */
    Map<String, Long> errors() {
        Map<String, Long> errors = new LinkedHashMap<>();
        new TreeMap<>(wrongStatuses).forEach((status, count) -> errors.put("status " + status, count.sum()));
        errors.put("body", wrongBodies.sum());
        errors.put("media type", wrongMediaTypes.sum());
        errors.values().removeIf(count -> count == 0);
        return errors;
    }
}
