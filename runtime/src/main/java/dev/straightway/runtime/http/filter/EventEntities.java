package dev.straightway.runtime.http.filter;

import java.io.IOException;
import java.lang.reflect.Type;

import jakarta.ws.rs.core.MediaType;

import dev.straightway.runtime.body.JsonForm;
import dev.straightway.runtime.provider.Registry;
import dev.straightway.runtime.sse.EventBodies;

/**
 * Writes the entities of events by the entity providers of the application. Immutable, for all threads.
 *
 * @param usualType the media type of an event that names none
 * @param form how entities are written as JSON
 */
public record EventEntities(Registry registry, MediaType usualType, JsonForm form) implements EventBodies {

    @Override
    public byte[] write(Object data, Class<?> type, Type genericType, MediaType mediaType) throws IOException {
        return ProvidedBytes.of(registry, data, new DeclaredEntity(type, genericType, DeclaredEntity.in(form).annotations()),
                mediaType);
    }
}
