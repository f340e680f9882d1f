package dev.straightway.it.hostile.attack.wire;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;

/** Reads as a client does that has little room and little time. */
final class SlowStream extends FilterInputStream {

    static final int PIECE = 4 * 1024;

    SlowStream(InputStream in) {
        super(in);
    }

    @Override
    public int read(byte[] bytes, int from, int length) throws IOException {
        try {
            Thread.sleep(1);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new InterruptedIOException();
        }
        return super.read(bytes, from, Math.min(length, PIECE));
    }
}
