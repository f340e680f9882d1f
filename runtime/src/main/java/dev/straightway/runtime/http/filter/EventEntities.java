package dev.straightway.runtime.http.filter;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.lang.annotation.Annotation;
import java.lang.reflect.Type;

import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedHashMap;
import jakarta.ws.rs.ext.MessageBodyWriter;

import dev.straightway.runtime.provider.Registry;
import dev.straightway.runtime.sse.EventBodies;

/**
 * Writes the entities of events by the entity providers of the application. Immutable, for all threads.
 *
 * @param usualType the media type of an event that names none
 */
public record EventEntities(Registry registry, MediaType usualType) implements EventBodies {

    private static final Annotation[] NONE = {};

    @Override
    @SuppressWarnings("unchecked") // the writer has said that it writes the type
    public byte[] write(Object data, Class<?> type, Type genericType, MediaType mediaType) throws IOException {
        MessageBodyWriter<Object> writer = (MessageBodyWriter<Object>) registry.getMessageBodyWriter(type, genericType, NONE,
                mediaType);
        if (writer == null) {
            throw new IOException("Nothing writes a " + genericType.getTypeName() + " as " + mediaType);
        }
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        writer.writeTo(data, type, genericType, NONE, mediaType, new MultivaluedHashMap<>(), bytes);
        return bytes.toByteArray();
    }
}
