package dev.straightway.runtime.http.exchange;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;

import org.jboss.logging.Logger;

/**
 * Who answers a request, and when it has ended: one state, which all threads change.
 * <p>
 * The first to take the answer gives it; all others come too late. The request has ended when it has run for the last time and
 * its answer was given to the server or broken off, in any order. Then its request scope is destroyed and
 * its tasks run, once.
 */
final class Lifecycle {

    private static final Logger LOG = Logger.getLogger("dev.straightway");
    /** The lowest bit of the state. */
    private static final int TAKEN = 1;
    /** The other bits count what hasn't happened yet. */
    private static final int STEP = 2;
    private static final AtomicIntegerFieldUpdater<Lifecycle> STATE = AtomicIntegerFieldUpdater
            .newUpdater(Lifecycle.class, "state");

    private volatile int state = 2 * STEP;
    /** The state of the request scope while other threads have it; {@code null} if none was active. */
    private Object scope;
    /** For the end; {@code null} while there are none. */
    private List<Runnable> tasks;
    /** Whether the tasks have been taken to be run. */
    private boolean over;
    private boolean turned;
    /** Read on the event loop only. */
    private boolean inFirstTurn;

    /** {@return whether somebody gives the answer, so that nobody else may} */
    boolean isTaken() {
        return (state & TAKEN) != 0;
    }

    /** {@return whether the caller is the one who answers} */
    boolean take() {
        int now = state;
        while ((now & TAKEN) == 0) {
            if (STATE.compareAndSet(this, now, now | TAKEN)) {
                return true;
            }
            now = state;
        }
        return false;
    }

    /**
     * Counts that it runs once more.
     *
     * @return whether it may: not if it has ended meanwhile, where the caller has no turn of it
     */
    boolean runsAgain() {
        int now = state;
        while (now >= STEP) {
            if (STATE.compareAndSet(this, now, now + STEP)) {
                return true;
            }
            now = state;
        }
        return false;
    }

    /**
     * A turn begins.
     *
     * @param onLoop whether it is on the event loop
     * @return whether it is the first one
     */
    boolean turns(boolean onLoop) {
        boolean first = !turned;
        turned = true;
        inFirstTurn = first && onLoop;
        return first;
    }

    /** The turn is over. */
    void turned() {
        inFirstTurn = false;
    }

    /** {@return whether the event loop, which asks, is within the first turn} */
    boolean isInFirstTurn() {
        return inFirstTurn;
    }

    /** It doesn't run at all. */
    void runsNever() {
        STATE.addAndGet(this, -STEP);
    }

    /** {@return whether this was the last of the steps that end the request; {@link #end} must follow then} */
    boolean step() {
        return STATE.addAndGet(this, -STEP) >> 1 == 0;
    }

    /** Destroys the scope and runs the tasks; the failure of one task doesn't keep the others from running. */
    void end(RequestScope scopes) {
        try {
            if (scope != null) {
                scopes.destroy(scope);
            }
        } catch (RuntimeException | Error failure) {
            failed(failure);
        }
        List<Runnable> last = lastTasks();
        if (last != null) {
            last.forEach(Lifecycle::run);
        }
    }

    private synchronized List<Runnable> lastTasks() {
        List<Runnable> last = tasks;
        tasks = null;
        over = true;
        return last;
    }

    private static void run(Runnable task) {
        try {
            task.run();
        } catch (RuntimeException | Error failure) {
            failed(failure);
        }
    }

    private static void failed(Throwable failure) {
        LOG.error("A task at the end of a request failed", failure);
    }

    /** Keeps a task for the end of the request; runs it at once if that was before. */
    void onEnd(Runnable task) {
        if (!keeps(task)) {
            run(task);
        }
    }

    private synchronized boolean keeps(Runnable task) {
        if (over) {
            return false;
        }
        if (tasks == null) {
            tasks = new ArrayList<>(1);
        }
        tasks.add(task);
        return true;
    }

    Object scope() {
        return scope;
    }

    void scope(Object activated) {
        scope = activated;
    }
}
