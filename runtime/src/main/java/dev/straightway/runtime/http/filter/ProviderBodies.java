package dev.straightway.runtime.http.filter;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.annotation.Annotation;
import java.lang.reflect.Type;

import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.ext.MessageBodyReader;
import jakarta.ws.rs.ext.MessageBodyWriter;

import dev.straightway.runtime.multipart.PartBodies;
import dev.straightway.runtime.provider.Registry;

/** Reads and writes the parts of forms by the entity providers of the application. Immutable. */
public final class ProviderBodies implements PartBodies {

    private static final Annotation[] NONE = {};

    private final Registry registry;

    public ProviderBodies(Registry registry) {
        this.registry = registry;
    }

    @Override
    public <T> T read(Class<T> type, Type generic, MediaType mediaType, MultivaluedMap<String, String> headers,
            InputStream content) throws IOException {
        MessageBodyReader<T> reader = registry.getMessageBodyReader(type, generic, NONE, mediaType);
        if (reader == null) {
            throw new IllegalArgumentException("Nothing reads a " + generic.getTypeName() + " from " + mediaType);
        }
        return reader.readFrom(type, generic, NONE, mediaType, headers, content);
    }

    @Override
    @SuppressWarnings("unchecked") // the writer has said that it writes the type
    public void write(Object entity, Class<?> type, Type generic, MediaType mediaType,
            MultivaluedMap<String, Object> headers, OutputStream content) throws IOException {
        MessageBodyWriter<Object> writer = (MessageBodyWriter<Object>) registry.getMessageBodyWriter(type, generic, NONE,
                mediaType);
        if (writer == null) {
            throw new IllegalStateException("Nothing writes a " + generic.getTypeName() + " as " + mediaType);
        }
        writer.writeTo(entity, type, generic, NONE, mediaType, headers, content);
    }
}
