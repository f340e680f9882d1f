package dev.straightway.runtime.body;

import java.io.OutputStream;

import io.netty.buffer.ByteBuf;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.buffer.impl.VertxByteBufAllocator;

/**
 * Collects what is written in a pooled direct buffer, which Netty sends without a further copy and gives back.
 * <p>
 * Made at the first write, in its size: Jackson writes what fits its own buffer in one go. Used by one thread.
 */
final class PooledOutput extends OutputStream {

    private ByteBuf bytes;

    @Override
    public void write(int octet) {
        room(1).writeByte(octet);
    }

    @Override
    public void write(byte[] source, int offset, int length) {
        room(length).writeBytes(source, offset, length);
    }

    /** {@return what was written; the caller owns it} */
    Buffer buffer() {
        return Buffers.around(room(0));
    }

    /** Gives the buffer back, when it won't be sent. */
    void release() {
        if (bytes != null) {
            bytes.release();
            bytes = null;
        }
    }

    private ByteBuf room(int length) {
        if (bytes == null) {
            bytes = VertxByteBufAllocator.POOLED_ALLOCATOR.directBuffer(Math.max(length, 16));
        }
        return bytes;
    }
}
