package dev.straightway.runtime.http.watch;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

import io.netty.util.concurrent.FastThreadLocal;
import io.vertx.core.Context;

/**
 * Where the event loops tell what they serve, one slot each. A slot is made at the first request of its thread.
 * <p>
 * {@link #serves} is for the loops, everything else for the checker.
 */
public final class Loops {

    /** The number of all routes that nobody watches. */
    public static final int NOT_WATCHED = 0;

    private final List<Loop> all = new CopyOnWriteArrayList<>();
    private final FastThreadLocal<Slot> slots = new FastThreadLocal<>() {
        @Override
        protected Slot initialValue() {
            return Context.isOnEventLoopThread() ? open(Thread.currentThread()) : new Slot();
        }
    };

    Loops() {
    }

    /**
     * Tells that this thread serves a request from now on: a plain write to a line of memory of its own.
     *
     * @param number the number of its route, or {@link #NOT_WATCHED}
     */
    public void serves(int number) {
        slots.get().serves(number);
    }

    /** {@return a new slot for a thread} */
    Slot open(Thread thread) {
        Slot slot = new Slot();
        all.add(new Loop(thread, slot));
        return slot;
    }

    /** {@return the loops that live} */
    List<Loop> alive() {
        all.removeIf(loop -> !loop.thread().isAlive());
        return all;
    }
}
