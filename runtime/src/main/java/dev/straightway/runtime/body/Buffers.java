package dev.straightway.runtime.body;

import io.netty.buffer.ByteBuf;
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

    /** {@return a buffer around one of Netty, not copied} */
    static Buffer around(ByteBuf bytes) {
        return Buffer.buffer(bytes);
    }

    /** Gives a buffer back that won't be sent, as the server does when it has sent one; not all come from a pool. */
    public static void release(Buffer buffer) {
        netty(buffer).release();
    }
}
