package dev.straightway.generator.hyperfoil;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.LongSupplier;

/**
 * When each request is to be sent, and from when on its response time counts.
 * <p>
 * At a fixed rate the n-th request that a session takes up is the n-th of the plan, however late the session is: a session
 * that Hyperfoil had to hold back, because all were waiting for a server that stood still, counts from its planned time, so
 * that no waiting is omitted. Hyperfoil plans by a clock of milliseconds; a request that leaves within {@link #GRAIN_NANOS}
 * of its time is therefore on time and counts from when it left.
 * <p>
 * Safe for all threads.
 */
final class Schedule {

    /** Twice the tick of Hyperfoil's clock, and what a timer of the operating system may add. */
    static final long GRAIN_NANOS = TimeUnit.MILLISECONDS.toNanos(3);

    private static final long NOT_BEGUN = Long.MIN_VALUE;

    private final double periodNanos;
    private final AtomicLong origin = new AtomicLong(NOT_BEGUN);
    private final AtomicLong taken = new AtomicLong();
    private final LongAdder sent = new LongAdder();
    private final LongAdder late = new LongAdder();
    private final LongAdder generatorLate = new LongAdder();
    private final LongSupplier answered;
    private final Runnable begin;

    /**
     * @param perSecond the fixed rate, 0 for none
     * @param answered how many requests have their answer
     * @param begin runs once, when the first request leaves
     */
    Schedule(double perSecond, LongSupplier answered, Runnable begin) {
        this.periodNanos = perSecond > 0 ? 1e9 / perSecond : 0;
        this.answered = answered;
        this.begin = begin;
    }

    /** Notes the departure of the next request in its exchange. */
    void depart(Exchange exchange, long now) {
        if (origin.get() == NOT_BEGUN && origin.compareAndSet(NOT_BEGUN, now)) {
            begin.run();
        }
        if (periodNanos == 0) {
            exchange.departs(now, now);
            return;
        }
        long number = taken.getAndIncrement();
        long planned = origin.get() + (long) (number * periodNanos);
        boolean behind = now - planned > GRAIN_NANOS;
        // With many waiting for answers a session is held back because of the server; with few only this process can be late.
        if (behind && number - answered.getAsLong() < LoadBenchmark.MOST_WAITING / 2) {
            generatorLate.increment();
        }
        exchange.departs(planned, behind ? planned : now);
    }

    /** Counts a request that goes onto its connection now. */
    void send(Exchange exchange, long now) {
        sent.increment();
        if (now - exchange.planned > GRAIN_NANOS) {
            late.increment();
        }
    }

    /** {@return when the first request left, by {@link System#nanoTime()}; 0 if none did} */
    long origin() {
        return origin.get() == NOT_BEGUN ? 0 : origin.get();
    }

    long late() {
        return late.sum();
    }

    /** {@return how many requests began late though nothing but this process held them back} */
    long generatorLate() {
        return generatorLate.sum();
    }

    /**
     * {@return how many requests of the plan weren't sent; the last few milliseconds don't count, they fall between two ticks}
     */
    long unsent(int seconds) {
        long plan = periodNanos == 0 ? 0 : (long) ((seconds * 1e9 - 5 * GRAIN_NANOS) / periodNanos);
        return Math.max(0, plan - sent.sum());
    }
}
