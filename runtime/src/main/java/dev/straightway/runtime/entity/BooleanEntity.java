package dev.straightway.runtime.entity;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.reflect.Type;
import java.util.Locale;

import jakarta.ws.rs.BadRequestException;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;

/** {@code true} and {@code false} as text, in any case of letters; nothing else stands for either. */
@Consumes(MediaType.TEXT_PLAIN)
@Produces(MediaType.TEXT_PLAIN)
final class BooleanEntity extends StandardEntity<Boolean> {

    BooleanEntity() {
        super(Boolean.class);
    }

    @Override
    boolean reads(Class<?> candidate, MediaType mediaType) {
        return candidate == Boolean.class || candidate == boolean.class;
    }

    @Override
    boolean writes(Class<?> candidate, MediaType mediaType) {
        return reads(candidate, mediaType);
    }

    @Override
    Boolean read(Class<?> type, Type genericType, MediaType mediaType, InputStream stream) throws IOException {
        return switch (Texts.readFilled(mediaType, stream).toLowerCase(Locale.ROOT)) {
            case "true" -> true;
            case "false" -> false;
            default -> throw new BadRequestException("The entity is neither true nor false");
        };
    }

    @Override
    void write(Boolean entity, Type genericType, MediaType mediaType, OutputStream stream) throws IOException {
        Texts.write(entity.toString(), mediaType, stream);
    }
}
