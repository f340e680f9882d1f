package dev.straightway.runtime.body;

import java.io.IOException;
import java.lang.annotation.Annotation;
import java.lang.reflect.Type;

import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedHashMap;
import jakarta.ws.rs.ext.MessageBodyWriter;

import io.vertx.core.buffer.Buffer;

/**
 * Writes by the one standard entity provider that the build has fixed. Its fields are left out: standard ones set none. For all
 * threads.
 *
 * @param type the declared type
 */
public record BoundWriting(MessageBodyWriter<Object> writer, Type type, MediaType mediaType) implements ItemEncoder {

    private static final Annotation[] NONE = {};

    @Override
    public Buffer encode(Object entity) throws IOException {
        EntityOutput output = new EntityOutput();
        writer.writeTo(entity, entity.getClass(), type, NONE, mediaType, new MultivaluedHashMap<>(), output);
        return output.buffer();
    }
}
