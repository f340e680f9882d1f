package dev.straightway;

import java.io.IOException;
import java.io.InputStream;
import java.lang.annotation.Annotation;
import java.lang.reflect.Type;

import jakarta.ws.rs.BadRequestException;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.ext.MessageBodyReader;

import io.smallrye.common.annotation.Experimental;
import io.vertx.core.buffer.Buffer;

/**
 * Reads entities directly from the buffer that was received, without a stream in between. It is an entity provider like
 * any other: with {@code @Provider} and {@code @Consumes} it takes part in the choice of Jakarta REST 3.1 §4.2.1, by its type
 * argument, its media types and its {@code @Priority}. If the build can tell that it reads the entity of a route, the route
 * calls it directly. Otherwise it is called as a {@link MessageBodyReader}, for example after reader interceptors and for the
 * parts of a form.
 * <p>
 * It is called by many threads at the same time, and on the event loop if the build has proven that it doesn't block.
 *
 * @param <T> what is read
 */
@Experimental("May change until it has been used for some time")
public interface BufferReader<T> extends MessageBodyReader<T> {

    /**
     * {@return the entity; {@code null} if the body contains none}
     *
     * @param body all bytes of the body, as sent; empty without a body. It must not be changed, and may be kept
     * @param form the declared type and the media type of the entity
     * @throws IOException if the bytes aren't such an entity. The response is 400, as it is if the reader reads past the end
     *         of the buffer ({@link IndexOutOfBoundsException})
     */
    T read(Buffer body, EntityForm form) throws IOException;

    /** {@return {@code true}: its type argument and media types say what it reads} */
    @Override
    default boolean isReadable(Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType) {
        return true;
    }

    /**
     * Reads the stream into a buffer, then the buffer.
     *
     * @throws BadRequestException if the bytes aren't such an entity
     */
    @Override
    default T readFrom(Class<T> type, Type genericType, Annotation[] annotations, MediaType mediaType,
            MultivaluedMap<String, String> httpHeaders, InputStream entityStream) throws IOException {
        Buffer body = Buffer.buffer(entityStream.readAllBytes());
        try {
            return read(body, new EntityForm(genericType, mediaType));
        } catch (IOException | IndexOutOfBoundsException malformed) {
            throw new BadRequestException("The entity is malformed", malformed);
        }
    }
}
