package dev.straightway.runtime.http.filter;

import java.io.IOException;
import java.io.OutputStream;

import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;

import dev.straightway.runtime.http.exchange.VertxExchange;
import io.vertx.core.Context;
import io.vertx.core.buffer.Buffer;

/**
 * The answer of an entity provider that the build has bound to a route. Its fields are made if the provider asks for them, and
 * what grows over the limit of an {@link AnswerStream} goes on as one. Used by one thread.
 */
final class OwnAnswer extends OutputStream {

    private final VertxExchange exchange;
    private final Object entity;
    private final MediaType mediaType;
    private Buffer collected;
    /** Made when somebody asks for fields, or when the answer goes on piece by piece. */
    private AnswerContext context;
    private AnswerStream stream;

    OwnAnswer(VertxExchange exchange, Object entity, MediaType mediaType) {
        this.exchange = exchange;
        this.entity = entity;
        this.mediaType = mediaType;
    }

    /** {@return the fields of the answer} */
    MultivaluedMap<String, Object> fields() {
        return new AskedMap<>(() -> context().getHeaders());
    }

    private AnswerContext context() {
        if (context == null) {
            context = AnswerContext.of(entity);
            context.getHeaders().putSingle(HttpHeaders.CONTENT_TYPE, mediaType);
        }
        return context;
    }

    @Override
    public void write(int octet) throws IOException {
        if (stream == null) {
            room(1).appendByte((byte) octet);
            goOnIfFull();
        } else {
            stream.write(octet);
        }
    }

    @Override
    public void write(byte[] source, int offset, int length) throws IOException {
        if (stream == null) {
            room(length).appendBytes(source, offset, length);
            goOnIfFull();
        } else {
            stream.write(source, offset, length);
        }
    }

    private Buffer room(int length) {
        if (collected == null) {
            collected = Buffer.buffer(length);
        }
        return collected;
    }

    /** On an event loop, which must not wait for a slow client, all is collected. */
    private void goOnIfFull() throws IOException {
        if (collected.length() >= AnswerStream.LIMIT && !Context.isOnEventLoopThread()) {
            stream = new AnswerStream(exchange, context());
            context.stream(stream);
            stream.write(collected.getBytes());
        }
    }

    /**
     * Sends what is left.
     *
     * @param contentType its value where nobody has asked for fields
     */
    void complete(CharSequence contentType) throws IOException {
        if (stream != null) {
            stream.complete();
        } else if (context != null) {
            exchange.end(context.head(false), room(0));
        } else {
            exchange.end(contentType, room(0));
        }
    }

    /**
     * Ends an answer that can't be completed so that the client notices.
     *
     * @return whether it had begun; if not, another answer can be given
     */
    boolean giveUp(Throwable failure) {
        return stream != null && stream.giveUp(failure);
    }
}
