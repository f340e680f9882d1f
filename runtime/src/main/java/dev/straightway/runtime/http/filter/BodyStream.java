package dev.straightway.runtime.http.filter;

import java.io.IOException;
import java.io.InputStream;

import dev.straightway.runtime.body.Buffers;
import dev.straightway.runtime.http.exchange.VertxExchange;
import dev.straightway.runtime.http.read.AwaitedBody;

/** The body of a request as a stream, which asks for it when it is first read from. Used by one thread at a time. */
final class BodyStream extends InputStream {

    private final VertxExchange exchange;
    private InputStream content;

    BodyStream(VertxExchange exchange) {
        this.exchange = exchange;
    }

    private InputStream content() throws IOException {
        if (content == null) {
            content = Buffers.stream(AwaitedBody.of(exchange));
        }
        return content;
    }

    @Override
    public int read() throws IOException {
        return content().read();
    }

    @Override
    public int read(byte[] into, int offset, int length) throws IOException {
        return content().read(into, offset, length);
    }

    @Override
    public long skip(long bytes) throws IOException {
        return content().skip(bytes);
    }

    @Override
    public byte[] readAllBytes() throws IOException {
        return content().readAllBytes();
    }

    @Override
    public int available() throws IOException {
        return content().available();
    }

    @Override
    public boolean markSupported() {
        return true;
    }

    /** Before anything is read, the mark is at the beginning. */
    @Override
    public void mark(int most) {
        if (content != null) {
            content.mark(most);
        }
    }

    @Override
    public void reset() throws IOException {
        if (content != null) {
            content.reset();
        }
    }
}
