package dev.straightway.runtime.http.watch;

import java.util.List;
import java.util.function.Function;

/** Finds in the stack of an event loop what a request does on it. Immutable. */
final class CallFrames {

    private static final String CALL = "call";
    private static final String INVOKE = "invoke";

    private final String caller;
    private final Function<Thread, StackTraceElement[]> stacks;

    /**
     * @param caller the class whose method {@code call} calls the invokers
     * @param stacks gives the stack of a thread
     */
    CallFrames(Class<?> caller, Function<Thread, StackTraceElement[]> stacks) {
        this.caller = caller.getName();
        this.stacks = stacks;
    }

    /**
     * {@return the frames of a request for a route, from the top down to what calls the resource method or the filters before
     * it; empty if the stack serves no such request}
     * <p>
     * Vert.x serves a pipelined request within the answer of the one before. When it has ended, its ticket is
     * still there, but the innermost call is again that of the first, with another invoker.
     */
    List<StackTraceElement> of(Thread loop, Watched.Name route) {
        StackTraceElement[] stack = stacks.apply(loop);
        for (int i = 0; i < stack.length; i++) {
            if (stack[i].getMethodName().equals(CALL) && stack[i].getClassName().equals(caller)) {
                return i > 0 && mayBe(stack[i - 1], route) ? List.of(stack).subList(0, i) : List.of();
            }
        }
        return List.of();
    }

    private static boolean mayBe(StackTraceElement called, Watched.Name route) {
        return !called.getMethodName().equals(INVOKE) || called.getClassName().equals(route.invoker());
    }
}
