package dev.straightway.runtime.sse;

import java.io.IOException;
import java.lang.reflect.Type;

import jakarta.ws.rs.core.MediaType;

/**
 * Writes the entity of an event with the {@code MessageBodyWriter} of its type and media type, without the writer
 * interceptors: those are for the response as a whole (Jakarta REST 3.1 §9.5).
 * <p>
 * Is called on the thread that sends, by several threads at once.
 */
public interface EventBodies {

    /**
     * @param data the entity, never {@code null}
     * @param type its class as the event tells it
     * @param genericType its generic type as the event tells it
     * @param mediaType the media type of the event
     * @return the representation, in the charset that the media type names, otherwise in UTF-8
     * @throws IOException when it can't be written
     */
    byte[] write(Object data, Class<?> type, Type genericType, MediaType mediaType) throws IOException;

    /** {@return the media type of an event that names none} */
    default MediaType usualType() {
        return MediaType.TEXT_PLAIN_TYPE;
    }
}
