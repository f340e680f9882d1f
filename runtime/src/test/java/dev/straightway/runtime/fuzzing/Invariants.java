package dev.straightway.runtime.fuzzing;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.util.Set;
import java.util.function.Supplier;

import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.core.NoContentException;

import com.sun.management.ThreadMXBean;

/**
 * What holds for everything that a client sends: it is read, or refused as the client's fault with a word about it, in bounded
 * memory.
 */
public final class Invariants {

    /**
     * What comes has 64 KiB at most; a text in UTF-16, a tree of nodes or a table of fields are some hundred times as large.
     */
    private static final long MOST_BYTES = 64 << 20;
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    /** Reads what was sent, on the thread that asks. */
    public interface Reading {
        void read() throws Throwable;
    }

    /**
     * Sends it.
     *
     * @param <E> how it may fail
     */
    public interface Sending<E extends Exception> {
        void send() throws E;
    }

    private Invariants() {
    }

    /**
     * {@return whether it was read, rather than refused}
     *
     * @param refusals the statuses that say whose fault it is
     * @param sent tells what was sent
     */
    public static boolean hold(Set<Integer> refusals, Supplier<String> sent, Reading reading) {
        boolean[] read = new boolean[1];
        memoryIsBounded(Thread.currentThread().getId(), sent, () -> read[0] = reads(refusals, sent, reading));
        return read[0];
    }

    /**
     * The last of them, where a server reads and refuses. Who exceeds the bound may have loaded classes, and is asked again.
     *
     * @param thread the id of the one that reads
     */
    public static <E extends Exception> void memoryIsBounded(long thread, Supplier<String> sent, Sending<E> sending) throws E {
        if (taken(thread, sending) >= MOST_BYTES) {
            assertThat(taken(thread, sending)).as(sent).isLessThan(MOST_BYTES);
        }
    }

    private static <E extends Exception> long taken(long thread, Sending<E> sending) throws E {
        long before = THREADS.getThreadAllocatedBytes(thread);
        sending.send();
        return THREADS.getThreadAllocatedBytes(thread) - before;
    }

    private static boolean reads(Set<Integer> refusals, Supplier<String> sent, Reading reading) {
        try {
            reading.read();
            return true;
        } catch (NoContentException empty) {
            return false;
        } catch (WebApplicationException refusal) {
            assertThat(refusals).as(sent).contains(refusal.getResponse().getStatus());
            assertThat(refusal.getMessage()).as(sent).isNotBlank();
            return false;
        } catch (Throwable other) {
            throw new AssertionError(sent.get(), other);
        }
    }
}
