package dev.straightway.runtime.entity;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.annotation.Annotation;
import java.lang.reflect.Type;

import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.ext.MessageBodyReader;
import jakarta.ws.rs.ext.MessageBodyWriter;

/**
 * Reads and writes entities of one class, of which annotations change nothing unless a subclass looks at them.
 * <p>
 * Stateless, but for what is made once.
 */
abstract class StandardEntity<T> implements MessageBodyReader<T>, MessageBodyWriter<T> {

    private final Class<?> type;

    /** @param type is read as itself alone, and written with its subclasses */
    StandardEntity(Class<?> type) {
        this.type = type;
    }

    boolean reads(Class<?> candidate, MediaType mediaType) {
        return candidate == type;
    }

    boolean writes(Class<?> candidate, MediaType mediaType) {
        return type.isAssignableFrom(candidate);
    }

    /** @param genericType the declared type, {@code null} if it isn't known */
    abstract T read(Class<?> type, Type genericType, MediaType mediaType, InputStream stream) throws IOException;

    /** @param genericType the declared type, {@code null} if it isn't known */
    abstract void write(T entity, Type genericType, MediaType mediaType, OutputStream stream) throws IOException;

    @Override
    public final boolean isReadable(Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType) {
        return reads(type, mediaType);
    }

    @Override
    public final boolean isWriteable(Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType) {
        return writes(type, mediaType);
    }

    @Override
    public T readFrom(Class<T> type, Type genericType, Annotation[] annotations, MediaType mediaType,
            MultivaluedMap<String, String> headers, InputStream stream) throws IOException {
        return read(type, genericType, mediaType, stream);
    }

    @Override
    public void writeTo(T entity, Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType,
            MultivaluedMap<String, Object> headers, OutputStream stream) throws IOException {
        write(entity, genericType, mediaType, stream);
    }
}
