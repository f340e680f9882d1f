package dev.straightway.peer;

/**
 * Fails a request that runs on another kind of thread than its annotation asks for.
 * <p>
 * Only where the stack promises to follow the annotations: its JVM says so with {@code -Dpeer.follows-thread-annotations=true}.
 * The names are those of Vert.x and of the JDK, so that no class of either is needed here.
 */
public final class Threads {

    private static final boolean PROMISED = Boolean.getBoolean("peer.follows-thread-annotations");
    private static final String EVENT_LOOP = "vert.x-eventloop-thread-";
    private static final String VIRTUAL = "java.lang.VirtualThread";

    private Threads() {
    }

    static void requireEventLoop() {
        if (PROMISED && !onEventLoop()) {
            throw wrong("an event loop");
        }
    }

    static void requireWorker() {
        if (PROMISED && (onEventLoop() || onVirtualThread())) {
            throw wrong("a worker");
        }
    }

    public static void requireVirtual() {
        if (PROMISED && !onVirtualThread()) {
            throw wrong("a virtual thread");
        }
    }

    private static boolean onEventLoop() {
        return Thread.currentThread().getName().startsWith(EVENT_LOOP);
    }

    private static boolean onVirtualThread() {
        return Thread.currentThread().getClass().getName().equals(VIRTUAL);
    }

    private static IllegalStateException wrong(String asked) {
        return new IllegalStateException("Not on " + asked + ": " + Thread.currentThread());
    }
}
