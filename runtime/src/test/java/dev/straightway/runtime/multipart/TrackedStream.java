package dev.straightway.runtime.multipart;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/** A stream that remembers that it was closed. */
final class TrackedStream extends ByteArrayInputStream {

    private boolean isClosed;

    TrackedStream(String text) {
        super(text.getBytes(StandardCharsets.UTF_8));
    }

    boolean isClosed() {
        return isClosed;
    }

    @Override
    public void close() throws IOException {
        isClosed = true;
        super.close();
    }
}
