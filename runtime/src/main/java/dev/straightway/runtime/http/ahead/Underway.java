package dev.straightway.runtime.http.ahead;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

import dev.straightway.runtime.http.exchange.VertxExchange;
import io.netty.util.concurrent.EventExecutor;

/**
 * The requests that are served ahead of the Router and wait for their bodies. All others end within one turn of their event
 * loop. For all threads.
 */
public final class Underway {

    private final AtomicInteger count = new AtomicInteger();
    private volatile Runnable over;

    /** Counts a request until it has ended; on its event loop, before it is answered. */
    public void add(VertxExchange exchange) {
        count.incrementAndGet();
        exchange.onEnd(this::leave);
    }

    /**
     * Runs a task once all requests have ended; to be called once, when no more of them are begun.
     *
     * @param loops all event loops, each of which may still be within a turn that has begun before
     */
    public void whenOver(Iterable<EventExecutor> loops, Runnable task) {
        List<EventExecutor> turns = new ArrayList<>();
        loops.forEach(turns::add);
        count.addAndGet(turns.size() + 1);
        over = task;
        turns.forEach(loop -> loop.execute(this::leave));
        leave();
    }

    private void leave() {
        if (count.decrementAndGet() == 0 && over != null) {
            over.run();
        }
    }
}
