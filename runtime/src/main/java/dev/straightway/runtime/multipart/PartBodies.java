package dev.straightway.runtime.multipart;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.reflect.Type;
import java.util.Objects;

import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;

/**
 * Converts the content of one part, by the readers and writers the application has registered (§4.2).
 * <p>
 * {@code EntityPart.withName} is static, so a builder can be given nothing: whoever holds the providers
 * {@linkplain #install(PartBodies) installs} them once at start-up, before the first request. Called by many threads.
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

    /** Makes these the bodies of every part from now on; a later call replaces them, as a hot reload does. */
    static void install(PartBodies bodies) {
        InstalledBodies.current = Objects.requireNonNull(bodies, "bodies");
    }

    /**
     * {@return the bodies that were installed}
     *
     * @throws IllegalStateException if there are none yet
     */
    static PartBodies installed() {
        PartBodies bodies = InstalledBodies.current;
        if (bodies == null) {
            throw new IllegalStateException(
                    "Parts are converted once the application has started: no PartBodies are installed");
        }
        return bodies;
    }
}
