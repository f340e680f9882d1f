package dev.straightway.kit.quarkus;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;

import dev.straightway.kit.NoAnswerException;
import io.netty.buffer.ByteBuf;
import io.netty.channel.ChannelPipeline;
import io.netty.channel.EventLoop;
import io.netty.channel.FileRegion;
import io.netty.handler.codec.http.HttpContent;
import io.netty.handler.codec.http.HttpResponse;
import io.netty.handler.codec.http.LastHttpContent;
import io.netty.util.ReferenceCountUtil;
import io.quarkus.netty.runtime.virtual.VirtualAddress;
import io.quarkus.netty.runtime.virtual.VirtualChannel;
import io.quarkus.netty.runtime.virtual.VirtualClientConnection;
import io.quarkus.netty.runtime.virtual.VirtualResponseHandler;

/**
 * One connection, with one exchange at a time. All but the constructor on its event loop: the channel loses messages that
 * come from other threads while it begins to read.
 */
final class Connection implements VirtualResponseHandler {

    /** Whom the application sees as its client. */
    private static final InetSocketAddress CLIENT = new InetSocketAddress(InetAddress.getLoopbackAddress(), 49152);

    private final Connections connections;
    private final VirtualClientConnection<?> virtual;
    private final VirtualChannel channel;
    private final EventLoop loop;
    private final Runnable telling = this::tell;
    private Exchange exchange;
    private boolean sending;
    private boolean ended;
    /** Whether pieces of an entity may wait in the channel that the application didn't read. */
    private boolean worn;

    /** On the loop of the server channel, so that the new channel has its loop when the call returns. */
    Connection(Connections connections, VirtualAddress address) {
        this.connections = connections;
        this.virtual = VirtualClientConnection.connect(this, address, CLIENT);
        this.channel = virtual.peer();
        this.loop = channel.eventLoop();
    }

    EventLoop loop() {
        return loop;
    }

    /** {@return whether another request can be sent} */
    boolean carriesMore() {
        return !worn && channel.isActive();
    }

    /** {@return whether the whole answer came meanwhile; otherwise the exchange is told later} */
    boolean ask(Exchange asking) {
        exchange = asking;
        ended = false;
        sending = true;
        send(asking.outgoing());
        sending = false;
        if (exchange == null || !ended) {
            return false;
        }
        exchange = null;
        return true;
    }

    /** Forgets the exchange, if it is still under way here. */
    void breakOff(Exchange given) {
        if (exchange == given) {
            exchange = null;
            channel.close();
        }
    }

    void close(String reason) {
        fail(new NoAnswerException("No whole answer to " + exchange + ": " + reason));
        channel.close();
    }

    @Override
    public void handleMessage(Object message) {
        try {
            if (exchange != null) {
                receive(message);
            }
        } catch (IOException | RuntimeException e) {
            fail(new NoAnswerException("No answer to " + exchange + " that can be taken: " + e.getMessage(), e));
            channel.close();
        } finally {
            ReferenceCountUtil.release(message);
        }
    }

    /** The channel was closed, by whomever. */
    @Override
    public void close() {
        connections.gone(this);
        if (!ended) {
            fail(new NoAnswerException("The connection was closed before the answer to " + exchange + " was whole"));
        }
    }

    /** What comes in one read goes in one, as from a socket; the rest waits where the application doesn't read. */
    private void send(Outgoing outgoing) {
        ChannelPipeline pipeline = channel.pipeline();
        pipeline.fireChannelRead(outgoing.head());
        if (outgoing.comesAtOnce()) {
            pipeline.fireChannelRead(outgoing.whole(channel.alloc()));
            pipeline.fireChannelReadComplete();
            return;
        }
        worn = true;
        pipeline.fireChannelReadComplete();
        for (int i = 0; i < outgoing.pieces() && channel.isActive(); i++) {
            virtual.sendMessage(outgoing.piece(channel.alloc(), i));
        }
        if (channel.isActive()) {
            virtual.sendMessage(LastHttpContent.EMPTY_LAST_CONTENT);
        }
    }

    private void receive(Object message) throws IOException {
        if (message instanceof ByteBuf nothing && !nothing.isReadable()) {
            // Vert.x writes this to know when all before it has been sent, as when it closes.
            return;
        }
        if (ended) {
            throw new IllegalStateException("after its end came a " + message.getClass().getName());
        }
        Incoming incoming = exchange.incoming();
        if (message instanceof HttpResponse head) {
            incoming.head(head);
        }
        if (message instanceof HttpContent content) {
            incoming.content(content.content());
        } else if (message instanceof FileRegion file) {
            incoming.file(file);
        } else if (!(message instanceof HttpResponse)) {
            throw new IllegalStateException("it has a " + message.getClass().getName());
        }
        if (message instanceof LastHttpContent last && incoming.end(last.trailingHeaders())) {
            end();
        }
    }

    /** The server is still writing, or in the middle of its read: what comes next waits until it is through. */
    private void end() {
        ended = true;
        if (!sending) {
            loop.execute(telling);
        }
    }

    private void tell() {
        Exchange whole = exchange;
        exchange = null;
        if (whole != null) {
            whole.answeredLater(this);
        }
    }

    private void fail(NoAnswerException reason) {
        Exchange failed = exchange;
        exchange = null;
        if (failed != null) {
            failed.fail(reason);
        }
    }
}
