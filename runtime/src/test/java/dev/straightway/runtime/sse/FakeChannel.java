package dev.straightway.runtime.sse;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.atomic.AtomicInteger;

/** Records what is written; takes it at once, or when the test says so. Fails the test when two threads write at once. */
final class FakeChannel implements EventChannel {

    static final EventBodies AS_TEXT = (data, type, genericType, mediaType) -> data.toString().getBytes(UTF_8);

    private final List<String> written = new ArrayList<>();
    private final Deque<CompletableFuture<Void>> untaken = new ArrayDeque<>();
    private final List<Runnable> onClose = new ArrayList<>();
    private final AtomicInteger writers = new AtomicInteger();
    private final boolean slow;
    private volatile Runnable duringNextWrite = () -> {
    };
    private volatile boolean closed;
    private volatile int ends;
    private volatile boolean overlapped;

    private FakeChannel(boolean slow) {
        this.slow = slow;
    }

    static FakeChannel fast() {
        return new FakeChannel(false);
    }

    /** A client that takes nothing before {@link #take()} or {@link #fail(Throwable)}. */
    static FakeChannel slow() {
        return new FakeChannel(true);
    }

    @Override
    public CompletionStage<Void> write(byte[] bytes) {
        if (writers.incrementAndGet() != 1) {
            overlapped = true;
        }
        try {
            Runnable during = duringNextWrite;
            duringNextWrite = () -> {
            };
            during.run();
            return write(new String(bytes, UTF_8));
        } finally {
            writers.decrementAndGet();
        }
    }

    private synchronized CompletionStage<Void> write(String text) {
        written.add(text);
        if (!slow) {
            return CompletableFuture.completedFuture(null);
        }
        CompletableFuture<Void> taken = new CompletableFuture<>();
        untaken.add(taken);
        return taken;
    }

    @Override
    public void end() {
        ends++;
        close();
    }

    @Override
    public boolean isClosed() {
        return closed;
    }

    @Override
    public void onClose(Runnable task) {
        onClose.add(task);
    }

    /** The client takes the oldest write. */
    void take() {
        next().complete(null);
    }

    /** The oldest write fails; the channel itself stays open. */
    void fail(Throwable failure) {
        next().completeExceptionally(failure);
    }

    /** Runs something inside the next write, which throws what that throws. */
    void duringNextWrite(Runnable during) {
        this.duringNextWrite = during;
    }

    void refuseNextWrite(RuntimeException refusal) {
        duringNextWrite(() -> {
            throw refusal;
        });
    }

    /** The client leaves, as a server sees it. */
    void close() {
        closed = true;
        List.copyOf(onClose).forEach(Runnable::run);
    }

    int ends() {
        return ends;
    }

    boolean overlapped() {
        return overlapped;
    }

    synchronized List<String> written() {
        return List.copyOf(written);
    }

    private synchronized CompletableFuture<Void> next() {
        return untaken.remove();
    }
}
