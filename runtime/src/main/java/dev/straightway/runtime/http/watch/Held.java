package dev.straightway.runtime.http.watch;

import java.time.Duration;
import java.util.List;

/**
 * A request that holds an event loop.
 *
 * @param route its route
 * @param loop the name of the thread
 * @param atLeast how long it was seen to hold the loop; it may have begun before
 * @param times how many requests of the route were seen so far, with this one
 * @param frames what the thread does, from where it is now down to the call of the resource method
 */
public record Held(Watched.Name route, String loop, Duration atLeast, long times, List<StackTraceElement> frames) {

    /** {@return what to tell the user} */
    String message() {
        return route + " has held the event loop '" + loop + "' for at least " + atLeast.toMillis()
                + " ms, though the build proved that it doesn't block; seen " + (times == 1 ? "once" : times + " times")
                + " so far. Put @Blocking on the method. If it doesn't compute for so long, the proof was wrong: please report"
                + " that as a bug, with this stack.";
    }

    /** {@return what to tell the user when the route goes to workers} */
    String demotion() {
        return route + " runs on workers from now on: it was seen holding an event loop " + times
                + " times, and quarkus.straightway.dispatch.demote is true. Put @Blocking on the method to have it there from the"
                + " start.";
    }

    /** {@return the frames in the form that logs know} */
    Throwable stack() {
        return new LoopStack(this);
    }

    private static final class LoopStack extends Throwable {
        private static final long serialVersionUID = 1;

        LoopStack(Held held) {
            super("what '" + held.loop() + "' does", null, false, true);
            setStackTrace(held.frames().toArray(StackTraceElement[]::new));
        }

        @Override
        public synchronized Throwable fillInStackTrace() {
            return this;
        }
    }
}
