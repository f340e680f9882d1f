package dev.straightway.kit.quarkus;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.WritableByteChannel;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;

import dev.straightway.kit.Header;
import dev.straightway.kit.Response;
import io.netty.buffer.ByteBuf;
import io.netty.channel.FileRegion;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpHeaders;
import io.netty.handler.codec.http.HttpResponse;
import io.netty.handler.codec.http.HttpResponseStatus;

/**
 * An answer as it comes in pieces. Does what the encoder of the server does: leaves out interim answers' ends, bodies
 * that no answer to such a request has, and fields that such an answer hasn't.
 */
final class Incoming {

    private static final int INFORMATIONAL = 200;
    /** An answer that never ends ends here. */
    private static final int MOST = 64 * 1024 * 1024;

    private final boolean toHead;
    /** {@code null} where only status and length are asked for. */
    private final ByteArrayOutputStream body;
    private int status;
    private HttpHeaders fields;
    private HttpHeaders trailers;
    private long length;

    /** @param kept whether there will be a {@link #response()} */
    Incoming(boolean toHead, boolean kept) {
        this.toHead = toHead;
        this.body = kept ? new ByteArrayOutputStream() : null;
    }

    int status() {
        return status;
    }

    /** {@return how many bytes the body had} */
    long length() {
        return length;
    }

    void head(HttpResponse head) {
        if (head.status().equals(HttpResponseStatus.SWITCHING_PROTOCOLS)) {
            throw new IllegalStateException("it switches to another protocol, which can't be spoken in memory");
        }
        status = head.status().code();
        if (body != null) {
            fields = head.headers();
        }
    }

    void content(ByteBuf content) throws IOException {
        if (hasBody()) {
            length += content.readableBytes();
            if (body != null) {
                requireHeld();
                content.getBytes(content.readerIndex(), body, content.readableBytes());
            }
        }
    }

    /** What is sent from a file is read, so that it takes part in what is counted. */
    void file(FileRegion file) throws IOException {
        if (!hasBody()) {
            return;
        }
        length += file.count();
        if (body != null) {
            requireHeld();
        }
        WritableByteChannel read = Channels.newChannel(body == null ? OutputStream.nullOutputStream() : body);
        while (file.transferred() < file.count()) {
            if (file.transferTo(read, file.transferred()) <= 0) {
                throw new IllegalStateException("its file ends after " + file.transferred() + " of " + file.count() + " bytes");
            }
        }
    }

    /** {@return whether the answer is whole, and not only an interim one} */
    boolean end(HttpHeaders behind) {
        if (status < INFORMATIONAL) {
            return false;
        }
        trailers = behind;
        return true;
    }

    /** @throws IllegalStateException if it hasn't as many bytes as it says */
    Response response() {
        String declared = fields.get(HttpHeaderNames.CONTENT_LENGTH);
        if (declared != null && hasBody() && Long.parseLong(declared.trim()) != length) {
            throw new IllegalStateException("The answer has " + length + " bytes, but a Content-Length of " + declared);
        }
        return new Response(status, copied(fields), body.toByteArray(), copied(trailers));
    }

    private void requireHeld() {
        if (length > MOST) {
            throw new IllegalStateException("it has more than the " + MOST + " bytes that are held");
        }
    }

    private boolean hasBody() {
        return !toHead && status >= INFORMATIONAL && status != HttpResponseStatus.NO_CONTENT.code()
                && status != HttpResponseStatus.RESET_CONTENT.code() && status != HttpResponseStatus.NOT_MODIFIED.code();
    }

    private List<Header> copied(HttpHeaders from) {
        if (from.isEmpty()) {
            return List.of();
        }
        List<Header> copy = new ArrayList<>();
        for (Iterator<Map.Entry<CharSequence, CharSequence>> all = from.iteratorCharSequence(); all.hasNext();) {
            Map.Entry<CharSequence, CharSequence> field = all.next();
            if (!isLeftOut(field.getKey())) {
                copy.add(new Header(field.getKey().toString(), field.getValue().toString()));
            }
        }
        return copy;
    }

    /** RFC 9110 §8.6 and RFC 9112 §6.1: a 204 has no length and no coding. */
    private boolean isLeftOut(CharSequence name) {
        return status == HttpResponseStatus.NO_CONTENT.code()
                && (HttpHeaderNames.CONTENT_LENGTH.contentEqualsIgnoreCase(name)
                        || HttpHeaderNames.TRANSFER_ENCODING.contentEqualsIgnoreCase(name));
    }
}
