package dev.straightway.runtime.body;

import io.netty.buffer.ByteBuf;
import io.vertx.core.buffer.Buffer;

/** What Vert.x 4.5 has deprecated, since Vert.x 5 hides Netty, and has no other way for. */
@SuppressWarnings("deprecation")
final class Buffers {

    private Buffers() {
    }

    /** {@return the Netty buffer inside} */
    static ByteBuf netty(Buffer buffer) {
        return buffer.getByteBuf();
    }
}
