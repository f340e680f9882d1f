package dev.straightway;

import java.lang.reflect.Type;
import java.util.Objects;

import jakarta.ws.rs.core.MediaType;

import io.smallrye.common.annotation.Experimental;

/**
 * What a {@link BufferReader} or {@link BufferWriter} is told about an entity. Immutable, and the same object for many
 * requests.
 *
 * @param type the declared type, with its type arguments; never {@code null}
 * @param mediaType the media type of the bytes, with its parameters such as {@code charset}
 */
@Experimental("May change until it has been used for some time")
public record EntityForm(Type type, MediaType mediaType) {

    /** Neither may be {@code null}. */
    public EntityForm {
        Objects.requireNonNull(type, "type");
        Objects.requireNonNull(mediaType, "mediaType");
    }
}
