package dev.straightway.runtime.body;

import java.io.ByteArrayInputStream;
import java.io.InputStream;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.vertx.core.buffer.Buffer;

/** What Vert.x 4.5 has deprecated, since Vert.x 5 hides Netty, and has no other way for. */
@SuppressWarnings("deprecation")
public final class Buffers {

    private Buffers() {
    }

    /** {@return the Netty buffer inside} */
    static ByteBuf netty(Buffer buffer) {
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
