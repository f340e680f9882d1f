package dev.straightway;

import java.io.IOException;
import java.io.OutputStream;
import java.lang.annotation.Annotation;
import java.lang.reflect.Type;

import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.ext.MessageBodyWriter;

import io.smallrye.common.annotation.Experimental;
import io.vertx.core.buffer.Buffer;

/**
 * Writes entities directly into the buffer that is sent, without a stream in between. It is an entity provider like any
 * other: with {@code @Provider} and {@code @Produces} it takes part in the choice of Jakarta REST 3.1 §4.2.2, by its type
 * argument, its media types and its {@code @Priority}. If the build can tell that it writes the entity of a route, the route
 * calls it directly. Otherwise it is called as a {@link MessageBodyWriter}, for example after filters and writer interceptors
 * and for the parts of a form.
 * <p>
 * The whole entity is in memory before its first byte is sent. A writer that sets headers, or whose entities have many
 * megabytes, should be a {@code MessageBodyWriter}.
 * <p>
 * It is called by many threads at the same time, and on the event loop if the build has proven that it doesn't block.
 *
 * @param <T> what is written
 */
@Experimental("May change until it has been used for some time")
public interface BufferWriter<T> extends MessageBodyWriter<T> {

    /**
     * Writes an entity.
     *
     * @param entity never {@code null}
     * @param form its declared type, and the media type of the response
     * @param into the buffer to which the bytes are appended; it must not be used later
     * @throws IOException if the entity can't be written. The response is 500, unless an exception mapper handles it
     */
    void write(T entity, EntityForm form, Buffer into) throws IOException;

    /** {@return {@code true}: its type argument and media types say what it writes} */
    @Override
    default boolean isWriteable(Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType) {
        return true;
    }

    /** Writes into a buffer, then the buffer to the stream. */
    @Override
    default void writeTo(T entity, Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType,
            MultivaluedMap<String, Object> httpHeaders, OutputStream entityStream) throws IOException {
        Buffer bytes = Buffer.buffer();
        write(entity, new EntityForm(genericType, mediaType), bytes);
        entityStream.write(bytes.getBytes());
    }
}
