package dev.straightway.runtime.http.watch;

import java.time.Duration;
import java.util.List;

/**
 * Looks at all loops again and again, and finds the requests that hold one. Used by one thread.
 * <p>
 * Its time goes on by at most one period from look to look: what made it late itself, a collection of garbage or a machine that
 * slept, has held the loops up as well, and isn't the fault of their requests.
 */
final class Checker {

    /**
     * What the checker goes by.
     *
     * @param longest how long a request may hold a loop, in nanoseconds
     * @param period how long it waits from look to look, in nanoseconds
     * @param demotedAfter how many requests of a route may hold a loop before it goes to workers; 0 for any number
     */
    record Limits(long longest, long period, int demotedAfter) {
    }

    private final Loops loops;
    private final List<Watched> routes;
    private final Limits limits;
    private final Report report;
    private final CallFrames callFrames;
    private boolean begun;
    private long last;
    private long time;

    /** @param routes the watched routes by their numbers, which are counted from 1 */
    Checker(Loops loops, List<Watched> routes, Limits limits, Report report,
            CallFrames callFrames) {
        this.loops = loops;
        this.routes = routes;
        this.limits = limits;
        this.report = report;
        this.callFrames = callFrames;
    }

    /** @param nanoTime what the clock says, in nanoseconds of any origin */
    void look(long nanoTime) {
        time += begun ? Math.min(nanoTime - last, limits.period()) : 0;
        begun = true;
        last = nanoTime;
        loops.alive().forEach(this::look);
    }

    private void look(Loop loop) {
        long ticket = loop.ticket();
        int number = Slot.number(ticket);
        long seen = loop.sees(ticket, time);
        if (number != Loops.NOT_WATCHED && seen >= limits.longest()) {
            // Whatever the stack says: a request that has ended doesn't come back, and one warning for each is enough.
            loop.settle();
            judge(loop, ticket, seen);
        }
    }

    /** The ticket is read again behind the stack: see {@link Watch} for what that is good for. */
    private void judge(Loop loop, long ticket, long seen) {
        Watched route = routes.get(Slot.number(ticket) - 1);
        List<StackTraceElement> frames = callFrames.of(loop.thread(), route.name());
        if (!frames.isEmpty() && loop.ticket() == ticket) {
            tell(route, new Held(route.name(), loop.thread().getName(), Duration.ofNanos(seen), route.seen(), frames));
        }
    }

    private void tell(Watched route, Held held) {
        report.held(held);
        if (limits.demotedAfter() > 0 && held.times() >= limits.demotedAfter() && !route.demoted()) {
            route.demote();
            report.demoted(held);
        }
    }
}
