package dev.straightway.runtime.body;

import java.io.OutputStream;

import io.vertx.core.buffer.Buffer;

/**
 * Collects what is written in one buffer, made at the first write in its size: Jackson writes what fits its own buffer in
 * one go.
 * <p>
 * On the heap, always: Vert.x sends a buffer from a pool as one that can't be released, so that the pool would never get it
 * back. Used by one thread.
 */
final class EntityOutput extends OutputStream {

    private Buffer buffer;

    @Override
    public void write(int octet) {
        room(1).appendByte((byte) octet);
    }

    @Override
    public void write(byte[] source, int offset, int length) {
        room(length).appendBytes(source, offset, length);
    }

    /** {@return what was written} */
    Buffer buffer() {
        return room(0);
    }

    private Buffer room(int length) {
        if (buffer == null) {
            buffer = Buffer.buffer(length);
        }
        return buffer;
    }
}
