package dev.straightway.runtime.http.filter;

import java.io.IOException;
import java.lang.annotation.Annotation;
import java.lang.reflect.Type;

import jakarta.ws.rs.core.MediaType;

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
    public byte[] write(Object data, Class<?> type, Type genericType, MediaType mediaType) throws IOException {
        return ProvidedBytes.of(registry, data, new DeclaredEntity(type, genericType, NONE), mediaType);
    }
}
