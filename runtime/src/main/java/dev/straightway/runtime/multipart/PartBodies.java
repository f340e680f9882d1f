package dev.straightway.runtime.multipart;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.reflect.Type;

import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.ext.RuntimeDelegate;

/**
 * Converts the content of one part, by the readers and writers the application has registered (§4.2).
 * <p>
 * {@code EntityPart.withName} is static, so a builder can be given nothing: the {@link RuntimeDelegate} of the application
 * {@linkplain Holder holds} them from the start on. Called by many threads.
 */
public interface PartBodies {

    /**
     * Reads the content of a part; the caller closes the stream.
     *
     * @param headers of the part, immutable
     * @throws IllegalArgumentException if no reader reads the type from the media type
     * @throws IOException as the reader throws it
     */
    <T> T read(Class<T> type, Type generic, MediaType mediaType, MultivaluedMap<String, String> headers, InputStream content)
            throws IOException;

    /**
     * Writes the content of a part.
     *
     * @param headers of the part, which the writer may change until it writes the first byte
     * @throws IllegalStateException if no writer writes the type as the media type
     * @throws IOException as the writer throws it
     */
    void write(Object entity, Class<?> type, Type generic, MediaType mediaType, MultivaluedMap<String, Object> headers,
            OutputStream content) throws IOException;

    /** A {@link RuntimeDelegate} that knows the bodies. */
    interface Holder {

        /** {@return the bodies; {@code null} until the application has its providers} */
        PartBodies bodies();
    }

    /**
     * {@return the bodies of the application that runs}
     *
     * @throws IllegalStateException if it has none yet
     */
    static PartBodies current() {
        if (RuntimeDelegate.getInstance() instanceof Holder holder && holder.bodies() != null) {
            return holder.bodies();
        }
        throw new IllegalStateException("Parts are converted once the application has started: its providers aren't known yet");
    }
}
