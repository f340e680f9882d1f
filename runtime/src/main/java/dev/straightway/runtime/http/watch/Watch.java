package dev.straightway.runtime.http.watch;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/**
 * The net under the event loop: sees which proven routes hold it, though they shouldn't.
 * <p>
 * Each loop writes into its {@linkplain Loops slot}, before it calls a resource method, the number of the route and which
 * of its requests this is: the <em>ticket</em>. Nothing is written when the request ends, and nobody reads a clock. The
 * checker, one daemon thread, reads the slots twice in the time that a request may take. Where it has seen one ticket for
 * that long, it takes the thread's stack, once for each ticket; an idle loop costs nothing more after that.
 *
 * <h2>What the checker may see</h2>
 * The loop's write is opaque, the weakest that the checker is sure to see some day, that isn't torn, and that no later one is
 * seen before. So the checker sees tickets that were written, in their order, and maybe late: an old one for a while after the
 * next was written.
 * <ul>
 * <li>A <em>later request of the same route</em> has another ticket, since requests are counted; so has every other request,
 * watched or not. The count comes round after 2<sup>40</sup> requests of one loop.
 * <li>A <em>request that has ended</em> leaves its ticket behind. Its stack tells: an idle loop is not within
 * {@code call} of the class that calls the endpoints. A loop that is held by somebody else's handler, or by what an
 * asynchronous result goes on with, isn't
 * either.
 * <li>A <em>new request whose ticket isn't seen yet</em> would be within it. Therefore the ticket is read again after the stack
 * was taken. The new ticket was written before the new call; and a virtual machine takes the stack of a running thread by
 * stopping it at a safepoint, which orders all that the thread did before and all that the checker reads after. The Java memory
 * model itself doesn't say so much; a stack read from a thread that isn't stopped is known nowhere. Even then a
 * warning would name the wrong request only if the new one has the same invoker, i.e. is of the same route, or is in its
 * filters.
 * </ul>
 * So a warning names a route whose request was on the loop for as long as it says. It may be late: by the time until the
 * checker looks for the first time, by one period, and by what the memory takes. A request that ends before isn't seen.
 * <p>
 * Routes are added by the thread that starts the application, before {@link #start}. The numbers of routes and the flag that
 * demotes one are for all threads.
 */
public final class Watch {

    /** How many requests of a route must be seen before it goes to workers: one alone may be an accident. */
    public static final int DEMOTED_AFTER = 3;
    private static final long SHORTEST_PERIOD = Duration.ofMillis(1).toNanos();

    /**
     * What the application wants.
     *
     * @param longest how long a request may hold an event loop; nobody watches if it isn't positive
     * @param demote whether a route that does so repeatedly goes to workers
     */
    public record Settings(Duration longest, boolean demote) {

        boolean on() {
            return !longest.isZero() && !longest.isNegative();
        }
    }

    private final Settings settings;
    private final Ticker ticker;
    private final Report report;
    private final Class<?> caller;
    private final List<Watched> routes = new CopyOnWriteArrayList<>();
    private final Loops loops = new Loops();

    /** @param caller the class whose method {@code call} calls the invokers */
    public Watch(Settings settings, Ticker ticker, Report report, Class<?> caller) {
        this.settings = settings;
        this.ticker = ticker;
        this.report = report;
        this.caller = caller;
    }

    /**
     * {@return one with a thread of its own, which writes to the log}
     *
     * @param caller the class whose method {@code call} calls the invokers
     */
    public static Watch of(Settings settings, Class<?> caller) {
        return new Watch(settings, new TickerThread(), Report.LOG, caller);
    }

    /** {@return the watch over a proven route, or {@code null} if nobody watches} */
    public Watched add(Watched.Name route) {
        if (!settings.on()) {
            return null;
        }
        Watched watched = new Watched(route, routes.size() + 1);
        routes.add(watched);
        return watched;
    }

    /** {@return the routes that are watched} */
    public List<Watched> routes() {
        return List.copyOf(routes);
    }

    /** {@return where the event loops tell what they serve, or {@code null} if nobody wants to know} */
    public Loops loops() {
        return routes.isEmpty() ? null : loops;
    }

    /** Begins to look, if there is something to watch. */
    public void start() {
        if (routes.isEmpty()) {
            return;
        }
        long longest = settings.longest().toNanos();
        long period = Math.max(longest / 2, SHORTEST_PERIOD);
        Checker checker = new Checker(loops, routes,
                new Checker.Limits(longest, period, settings.demote() ? DEMOTED_AFTER : 0), report,
                new CallFrames(caller, Thread::getStackTrace));
        ticker.start(Duration.ofNanos(period), checker::look);
    }

    /** Looks no more. */
    public void stop() {
        ticker.stop();
    }
}
