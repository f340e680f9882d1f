package dev.straightway.runtime.body;

import java.io.ByteArrayInputStream;
import java.io.InputStream;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.vertx.core.buffer.Buffer;

/** What Vert.x 4.5 has deprecated, since Vert.x 5 hides Netty, and has no other way for. */
@SuppressWarnings("deprecation")
public final class Buffers {

    /** That nobody knows how many bytes there will be. */
    public static final long UNKNOWN = -1;

    /** As long as a buffer is smaller, Netty doubles it. */
    private static final int DOUBLED = 4 * 1024 * 1024;
    /** No array is longer on all JVMs. */
    public static final int LONGEST = Integer.MAX_VALUE - 8;

    private Buffers() {
    }

    /**
     * {@return a buffer with the bytes of another one and room for more}: the other one if it has the room, or is so small that
     * it may grow by itself.
     * <p>
     * A large one would grow by 4 MiB at a time, and copy all that it holds each time. This one grows by half.
     *
     * @param collected nobody else has
     * @param more bytes that are appended next
     * @param expected how many bytes there will be as a client says, or {@link #UNKNOWN}; it gets no room before it sends them
     */
    public static Buffer room(Buffer collected, int more, long expected) {
        long needed = (long) collected.length() + more;
        if (needed <= DOUBLED || needed <= capacity(collected)) {
            return collected;
        }
        long grown = needed + needed / 2;
        long enough = expected < needed ? grown : Math.min(grown, expected);
        return Buffer.buffer((int) Math.min(enough, LONGEST)).appendBuffer(collected);
    }

    /** {@return how many bytes a buffer has room for in all}; what is inside only tells its array, as it is a slice */
    static int capacity(Buffer buffer) {
        ByteBuf bytes = netty(buffer);
        return bytes.hasArray() ? bytes.array().length - bytes.arrayOffset() : bytes.capacity();
    }

    /** {@return the Netty buffer inside} */
    public static ByteBuf netty(Buffer buffer) {
        return buffer.getByteBuf();
    }

    /** {@return a buffer of the first bytes of an array that nobody else changes, which aren't copied} */
    static Buffer of(byte[] bytes, int length) {
        return Buffer.buffer(Unpooled.wrappedBuffer(bytes).writerIndex(length));
    }

    /** {@return the bytes of a buffer that nobody changes, not copied where they lie on the heap} */
    public static InputStream stream(Buffer buffer) {
        ByteBuf bytes = netty(buffer);
        return bytes.hasArray()
                ? new ByteArrayInputStream(bytes.array(), bytes.arrayOffset() + bytes.readerIndex(), bytes.readableBytes())
                : new ByteArrayInputStream(buffer.getBytes());
    }
}
