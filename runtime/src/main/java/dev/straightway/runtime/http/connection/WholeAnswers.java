package dev.straightway.runtime.http.connection;

import org.jboss.logging.Logger;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufAllocator;
import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelHandler;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelOutboundHandlerAdapter;
import io.netty.channel.ChannelPipeline;
import io.netty.channel.ChannelPromise;
import io.netty.handler.codec.http.HttpResponseEncoder;
import io.netty.handler.ssl.SslHandler;

/**
 * Closes a connection of HTTP/1 at once when there is no memory for a part of an answer. Netty would leave that part out and
 * write what comes behind it, so that the client takes the next answer for the rest of this one.
 * <p>
 * Stands on both sides of the encoder. What comes out of it is copied here to memory outside the heap, as the socket would do
 * later. What doesn't come out of it at all, since it had no memory itself, is noticed on the other side.
 */
public final class WholeAnswers extends ChannelOutboundHandlerAdapter {

    private static final Logger LOG = Logger.getLogger("dev.straightway");

    /** Whether the encoder has written anything since it got its last message. */
    private boolean encoded;
    /** Whether a part of an answer couldn't be copied. */
    private boolean lacking;

    private WholeAnswers() {
    }

    /** TLS copies contents itself, and closes the connection where it can't. */
    static void watch(ChannelPipeline pipeline) {
        ChannelHandlerContext encoder = pipeline.context(HttpResponseEncoder.class);
        if (encoder != null && pipeline.get(SslHandler.class) == null) {
            WholeAnswers behind = new WholeAnswers();
            pipeline.addBefore(encoder.name(), null, behind).addAfter(encoder.name(), null, behind.new Before());
        }
    }

    /** {@return whether a handler lets all answers pass as they are} */
    public static boolean isWatch(ChannelHandler handler) {
        return handler instanceof Before;
    }

    @Override
    public void write(ChannelHandlerContext context, Object message, ChannelPromise promise) {
        encoded = true;
        if (message instanceof ByteBuf bytes && !bytes.isDirect() && bytes.isReadable()) {
            context.write(copy(bytes, context.alloc()), promise);
        } else {
            context.write(message, promise);
        }
    }

    /**
     * {@return what is to be written; nothing if there is no memory, so that the writer learns of the end of the connection}
     */
    private ByteBuf copy(ByteBuf bytes, ByteBufAllocator memory) {
        try {
            return memory.directBuffer(bytes.readableBytes()).writeBytes(bytes);
        } catch (OutOfMemoryError none) {
            lacking = true;
            return Unpooled.EMPTY_BUFFER;
        } finally {
            bytes.release();
        }
    }

    /**
     * Gets an answer before the encoder does, and closes the connection after: within its turn, those who hear of the end would
     * write to it once more, which it can't take.
     */
    private final class Before extends ChannelOutboundHandlerAdapter {

        @Override
        public void write(ChannelHandlerContext context, Object message, ChannelPromise promise) {
            encoded = false;
            context.write(message, promise);
            if ((lacking || !encoded) && context.channel().isOpen()) {
                LOG.warn("Closed a connection, since there is no memory for buffers to write an answer whole");
                context.close();
            }
        }
    }
}
