package dev.straightway.lab.server;

import java.io.IOException;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;

/**
 * The processes that the lab has started; none outlives it, however it ends.
 * <p>
 * Safe for all threads. Once the shutdown has begun, nothing new starts.
 */
public final class Children {

    private static final int POLITE_SECONDS = 5;
    private static final Set<Process> ALIVE = ConcurrentHashMap.newKeySet();
    private static boolean closed;

    static {
        Runtime.getRuntime().addShutdownHook(new Thread(Children::endAll, "end-children"));
    }

    private Children() {
    }

    public static synchronized Process start(ProcessBuilder builder) throws IOException {
        if (closed) {
            throw new TrialFailure("The lab is being ended");
        }
        Process process = builder.start();
        ALIVE.add(process);
        return process;
    }

    /** {@return whether the lab is being ended: what fails from then on fails for that reason} */
    public static synchronized boolean ending() {
        return closed;
    }

    /** Ends a process: politely, and by force if it doesn't listen. */
    public static void end(Process process) {
        process.destroy();
        try {
            if (!process.waitFor(POLITE_SECONDS, TimeUnit.SECONDS)) {
                process.destroyForcibly().waitFor();
            }
        } catch (InterruptedException e) {
            process.destroyForcibly();
            Thread.currentThread().interrupt();
        }
        ALIVE.remove(process);
    }

    /** Kills a process that is still alive after some seconds, so that what waits for it goes on. */
    public static void limit(Process process, int seconds) {
        CompletableFuture.delayedExecutor(seconds, TimeUnit.SECONDS).execute(process::destroyForcibly);
    }

    private static synchronized void endAll() {
        closed = true;
        ALIVE.forEach(Process::destroyForcibly);
    }
}
