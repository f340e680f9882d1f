package dev.straightway.runtime.http.ahead;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

import dev.straightway.runtime.body.Buffers;
import io.netty.buffer.ByteBuf;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelPromise;
import io.vertx.core.buffer.Buffer;

/**
 * Answers of one connection, as bytes: those to requests that came in one read go into one buffer. To be used on the event
 * loop.
 */
final class RawAnswers {

    /** In bytes. What is longer goes out before another answer is added. */
    private static final int LONGEST = 32 * 1024;
    private static final int TEN = 10;
    /** Of the longest length. */
    private static final int MOST_DIGITS = 10;
    private static final String STATUS = "HTTP/1.1 200 OK\r\n";
    private static final byte[] NOTHING = "HTTP/1.1 204 No Content\r\n\r\n".getBytes(StandardCharsets.US_ASCII);
    private static final String TYPE = "Content-Type: ";
    private static final String LENGTH = "content-length: ";
    private static final String LINE = "\r\n";
    private static final byte[] END = "\r\n\r\n".getBytes(StandardCharsets.US_ASCII);

    private final ChannelHandlerContext encoder;
    private final ChannelPromise nobody;
    /** The head up to the length, with room for it; as long as the type is the same, only the length is written anew. */
    private byte[] head;
    private int headLength;
    private CharSequence type;
    private ByteBuf open;
    private int lastLength;
    private boolean written;

    /**
     * @param encoder of HTTP, which what is written here passes by
     * @param nobody is told how a write ends
     */
    RawAnswers(ChannelHandlerContext encoder, ChannelPromise nobody) {
        this.encoder = encoder;
        this.nobody = nobody;
        begin(null);
    }

    /**
     * Adds an answer with status 200.
     *
     * @param contentType {@code null} for none
     * @return whether it was added; if not, the type isn't one of visible ASCII characters
     */
    boolean add(CharSequence contentType, Buffer content) {
        if (contentType != type && !isPrintable(contentType)) {
            return false;
        }
        if (contentType != type) {
            begin(contentType);
        }
        int length = content.length();
        int end = end(length);
        ByteBuf bytes = room(end + length).ensureWritable(end + length); // or nothing of it is there where memory is short
        bytes.writeBytes(head, 0, end);
        bytes.writeBytes(Buffers.netty(content));
        if (bytes.readableBytes() > LONGEST) {
            write();
        }
        return true;
    }

    /** Adds an answer with status 204. */
    void addNothing() {
        room(NOTHING.length).ensureWritable(NOTHING.length).writeBytes(NOTHING);
    }

    private static boolean isPrintable(CharSequence value) {
        for (int i = 0; value != null && i < value.length(); i++) {
            if (value.charAt(i) < ' ' || value.charAt(i) > '~') {
                return false;
            }
        }
        return true;
    }

    private void begin(CharSequence contentType) {
        byte[] bytes = (STATUS + (contentType == null ? "" : TYPE + contentType + LINE) + LENGTH)
                .getBytes(StandardCharsets.US_ASCII);
        head = Arrays.copyOf(bytes, bytes.length + MOST_DIGITS + END.length);
        headLength = bytes.length;
        type = contentType;
    }

    /** Completes the head; {@return how long it is} */
    private int end(int length) {
        int digits = 1;
        for (int rest = length; rest >= TEN; rest /= TEN) {
            digits++;
        }
        int position = headLength + digits;
        int rest = length;
        for (int i = position - 1; i >= headLength; i--) {
            head[i] = (byte) ('0' + rest % TEN);
            rest /= TEN;
        }
        System.arraycopy(END, 0, head, position, END.length);
        return position + END.length;
    }

    /** {@return the buffer to write into}; a new one has room for as much as the last one had, as clients go on to pipeline. */
    private ByteBuf room(int length) {
        if (open == null) {
            open = encoder.alloc().directBuffer(Math.max(length, lastLength));
        }
        return open;
    }

    /** Hands what was added to the connection, ahead of all that is written there later. */
    void write() {
        if (open != null) {
            lastLength = Math.min(open.readableBytes(), LONGEST);
            ByteBuf bytes = open;
            open = null;
            written = true;
            encoder.write(bytes, nobody);
        }
    }

    /** Writes and sends; {@return whether there was anything} */
    boolean flush() {
        write();
        boolean any = written;
        written = false;
        if (any) {
            encoder.flush();
        }
        return any;
    }

    /** Drops what wasn't written, since there is no connection any more. */
    void drop() {
        if (open != null) {
            open.release();
            open = null;
        }
    }
}
