package dev.straightway.lab.server;

import java.io.IOException;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/**
 * The processes that a program of the lab has started. The program makes one of these and closes it when its JVM ends, so
 * that no process outlives it.
 * <p>
 * Safe for all threads. Once it is closed, nothing new starts.
 */
public final class Children implements AutoCloseable {

    private static final int POLITE_SECONDS = 5;

    private final Set<Process> started = new HashSet<>();
    private boolean closed;

    public synchronized Process start(ProcessBuilder builder) throws IOException {
        if (closed) {
            throw new TrialFailure("The lab is being ended");
        }
        started.removeIf(process -> !process.isAlive());
        Process process = builder.start();
        started.add(process);
        return process;
    }

    /** {@return whether the lab is being ended: what fails from then on fails for that reason} */
    public synchronized boolean ending() {
        return closed;
    }

    /**
     * Does nothing unless the lab is being ended.
     *
     * @throws InterruptedException if it is
     */
    public void requireGoingOn() throws InterruptedException {
        if (ending()) {
            throw new InterruptedException("the lab is being ended");
        }
    }

    /** Kills what is still alive. */
    @Override
    public synchronized void close() {
        closed = true;
        started.forEach(Process::destroyForcibly);
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
    }

    /** Kills a process that is still alive after some seconds, so that what waits for it goes on. */
    public static void limit(Process process, int seconds) {
        CompletableFuture.delayedExecutor(seconds, TimeUnit.SECONDS).execute(process::destroyForcibly);
    }
}
