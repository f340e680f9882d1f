package dev.straightway.runtime.body;

import java.io.IOException;
import java.lang.annotation.Annotation;
import java.lang.reflect.Type;

import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedHashMap;
import jakarta.ws.rs.ext.MessageBodyReader;

import dev.straightway.runtime.invocation.EntityReader;
import dev.straightway.runtime.invocation.Exchange;
import io.vertx.core.buffer.Buffer;

/**
 * Reads by the one standard entity provider that the build has fixed, what comes in just the media type that is declared. An
 * empty entity, and one in a media type with parameters or in another one, is read by whom run time finds. For all threads.
 */
public final class BoundReader extends EntityReader {

    private static final Annotation[] NONE = {};

    private final MessageBodyReader<Object> reader;
    private final Class<Object> type;
    private final Type generic;
    private final String mediaTypeText;
    private final MediaType mediaType;
    private final EntityReader otherwise;

    /**
     * @param generic the declared type, and {@code type} its class
     * @param mediaType what is consumed
     */
    public BoundReader(MessageBodyReader<Object> reader, Class<Object> type, Type generic, MediaType mediaType,
            EntityReader otherwise) {
        this.reader = reader;
        this.type = type;
        this.generic = generic;
        this.mediaType = mediaType;
        this.mediaTypeText = mediaType.getType() + "/" + mediaType.getSubtype();
        this.otherwise = otherwise;
    }

    @Override
    public Object read(Exchange exchange) throws Exception {
        Buffer body = ((BufferExchange) exchange).body();
        if (!mediaTypeText.equals(exchange.header("Content-Type")) || body.length() == 0) {
            return otherwise.read(exchange);
        }
        return read(body);
    }

    private Object read(Buffer body) throws IOException {
        return reader.readFrom(type, generic, NONE, mediaType, new MultivaluedHashMap<>(), Buffers.stream(body));
    }
}
