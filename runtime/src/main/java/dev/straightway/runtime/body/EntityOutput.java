package dev.straightway.runtime.body;

import java.io.OutputStream;

import io.vertx.core.buffer.Buffer;
import io.vertx.core.buffer.impl.VertxByteBufAllocator;

/**
 * Collects what is written in one buffer, made at the first write in its size: Jackson writes what fits its own buffer in
 * one go.
 * <p>
 * Small entities go on the heap, since Netty copies them behind the head of the answer anyway; larger ones into a pooled
 * direct buffer, which is sent without a further copy and given back. Used by one thread.
 */
final class EntityOutput extends OutputStream {

    /** Up to here Netty copies a body into the buffer of the head. */
    private static final int COPIED = 128;

    private Buffer buffer;

    @Override
    public void write(int octet) {
        room(1).appendByte((byte) octet);
    }

    @Override
    public void write(byte[] source, int offset, int length) {
        room(length).appendBytes(source, offset, length);
    }

    /** {@return what was written; the caller owns it} */
    Buffer buffer() {
        return room(0);
    }

    /** Gives the buffer back, when it won't be sent. */
    void release() {
        if (buffer != null) {
            Buffers.release(buffer);
            buffer = null;
        }
    }

    private Buffer room(int length) {
        if (buffer == null) {
            buffer = length <= COPIED ? Buffer.buffer(length)
                    : Buffers.around(VertxByteBufAllocator.POOLED_ALLOCATOR.directBuffer(length));
        }
        return buffer;
    }
}
