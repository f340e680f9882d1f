package dev.straightway.it.hostile.attack.wire;

import java.io.Closeable;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.time.Duration;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

/** A connection on which every byte is decided here. It is closed after its limit, whatever it waits for. */
public final class Connection implements Closeable {

    private static final ScheduledThreadPoolExecutor LIMITS = limits();

    private final Socket socket = new Socket();
    private final AtomicBoolean expired = new AtomicBoolean();
    private final ScheduledFuture<?> limit;
    private final AnswerReader answers;

    /** @param slow whether it reads in small pieces with a small window, so that the server can't send much ahead */
    public Connection(int port, Duration most, boolean slow) throws IOException {
        if (slow) {
            socket.setReceiveBufferSize(SlowStream.PIECE);
        }
        this.limit = LIMITS.schedule(this::expire, most.toMillis(), TimeUnit.MILLISECONDS);
        socket.setTcpNoDelay(true);
        socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), (int) most.toMillis());
        this.answers = new AnswerReader(slow ? new SlowStream(socket.getInputStream()) : socket.getInputStream());
    }

    public AnswerReader answers() {
        return answers;
    }

    public void write(byte[] bytes, int from, int to) throws IOException {
        socket.getOutputStream().write(bytes, from, to - from);
    }

    /** Sets how long a read waits; 0 waits for the limit of the connection. */
    public void patience(int millis) throws IOException {
        socket.setSoTimeout(millis);
    }

    /** Says that nothing more comes. */
    public void halfClose() throws IOException {
        socket.shutdownOutput();
    }

    /** Leaves with a reset instead of a farewell. */
    public void reset() throws IOException {
        socket.setSoLinger(true, 0);
        close();
    }

    /** {@return whether the limit of the connection closed it} */
    public boolean isExpired() {
        return expired.get();
    }

    @Override
    public void close() throws IOException {
        limit.cancel(false);
        socket.close();
    }

    private void expire() {
        expired.set(true);
        try {
            socket.close();
        } catch (IOException e) {
            // Closed is closed.
            throw new IllegalStateException(e);
        }
    }

    private static ScheduledThreadPoolExecutor limits() {
        ScheduledThreadPoolExecutor limits = new ScheduledThreadPoolExecutor(1, task -> {
            Thread thread = new Thread(task, "limits of connections");
            thread.setDaemon(true);
            return thread;
        });
        limits.setRemoveOnCancelPolicy(true);
        return limits;
    }
}
