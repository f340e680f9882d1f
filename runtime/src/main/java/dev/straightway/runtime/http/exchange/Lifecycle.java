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
    /** The lowest bit of the state: somebody gives the answer. */
    private static final int TAKEN = 1;
    /** The next one: there are tasks for the end. */
    private static final int TASKS = 2;
    /** The other bits count the steps that are still to be taken; zero stands for {@link #FIRST_STEPS}. */
    private static final int STEP = 4;
    private static final int STEP_BITS = 2;
    /** It runs, and its answer is given. */
    private static final int FIRST_STEPS = 2;
    private static final AtomicIntegerFieldUpdater<Lifecycle> STATE = AtomicIntegerFieldUpdater
            .newUpdater(Lifecycle.class, "state");

    /** Begins as zero, so that nothing has to be written. */
    private volatile int state;
    /** The state of the request scope while other threads have it; {@code null} if none was active. */
    private Object scope;
    /** For the end; {@code null} while there are none. */
    private List<Runnable> tasks;
    /** Whether the tasks have been taken to be run. */
    private boolean over;
    private boolean turned;
    /** The thread of the event loop that is within the first turn; {@code null} if none is. Only that thread changes it. */
    private Thread firstTurn;
    /** Whether a step was left for the end of the first turn; used by the thread of that turn. */
    private boolean stepWithTurn;

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
        while (!isOver(now)) {
            if (STATE.compareAndSet(this, now, now + STEP)) {
                return true;
            }
            now = state;
        }
        return false;
    }

    private static boolean isOver(int now) {
        return now >> STEP_BITS <= -FIRST_STEPS;
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
        if (first && onLoop) {
            firstTurn = Thread.currentThread();
        }
        return first;
    }

    /** {@return how many steps the end of the first turn is}: another one if one was left for it */
    int firstTurned() {
        firstTurn = null;
        boolean another = stepWithTurn;
        stepWithTurn = false;
        return another ? 2 : 1;
    }

    /** {@return whether the caller is within the first turn, on the event loop} */
    boolean isInFirstTurn() {
        return firstTurn == Thread.currentThread();
    }

    /**
     * Leaves a step within the first turn, usually that of the answer, for the end of the turn, which is one itself: both are
     * counted at once.
     *
     * @return whether it is left; there is room for one
     */
    boolean leaveStep() {
        if (!isInFirstTurn() || stepWithTurn) {
            return false;
        }
        stepWithTurn = true;
        return true;
    }

    /** It doesn't run at all. */
    void runsNever() {
        STATE.addAndGet(this, -STEP);
    }

    /**
     * {@return whether these were the last of the steps that end the request; {@link #end} must follow then}
     *
     * @param steps how many are taken at once
     */
    boolean step(int steps) {
        int before = STATE.getAndAdd(this, -steps * STEP);
        return !isOver(before) && isOver(before - steps * STEP);
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
        if ((state & TASKS) != 0) {
            lastTasks().forEach(Lifecycle::run);
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
        if (over || !hasTasks()) {
            return false;
        }
        if (tasks == null) {
            tasks = new ArrayList<>(1);
        }
        tasks.add(task);
        return true;
    }

    /** Has the end look for tasks; if it has come already, there is none to look. */
    private boolean hasTasks() {
        int now = state;
        while ((now & TASKS) == 0) {
            if (isOver(now)) {
                return false;
            }
            if (STATE.compareAndSet(this, now, now | TASKS)) {
                return true;
            }
            now = state;
        }
        return true;
    }

    Object scope() {
        return scope;
    }

    void scope(Object activated) {
        scope = activated;
    }
}
