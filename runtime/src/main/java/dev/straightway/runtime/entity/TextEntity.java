package dev.straightway.runtime.entity;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Type;
import java.util.Date;

import jakarta.ws.rs.BadRequestException;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.core.MediaType;

import org.jboss.resteasy.reactive.common.util.TypeConverter;

import dev.straightway.runtime.provider.LastResort;

/**
 * The last resort for {@code text/plain}, beyond the specification, as Quarkus REST has it: writes anything as its
 * {@code toString()} says, and reads classes with a static {@code valueOf(String)} or a constructor of a string.
 */
@Consumes(MediaType.TEXT_PLAIN)
@Produces(MediaType.TEXT_PLAIN)
final class TextEntity extends StandardEntity<Object> implements LastResort {

    TextEntity() {
        super(Object.class);
    }

    @Override
    boolean reads(Class<?> candidate, MediaType mediaType) {
        return writes(candidate, mediaType) && !candidate.isPrimitive() && !Date.class.isAssignableFrom(candidate)
                && TypeConverter.isConvertable(candidate);
    }

    @Override
    boolean writes(Class<?> candidate, MediaType mediaType) {
        return !Representations.include(candidate);
    }

    @Override
    Object read(Class<?> type, Type genericType, MediaType mediaType, InputStream stream) throws IOException {
        String text = Texts.readFilled(mediaType, stream);
        try {
            return TypeConverter.getType(type, text);
        } catch (RuntimeException e) {
            throw failure(type, e);
        }
    }

    /** What the class itself says to a text is about the client's text; all else is about the class. */
    private static RuntimeException failure(Class<?> type, RuntimeException e) {
        if (!(e.getCause() instanceof InvocationTargetException thrown)) {
            return e;
        }
        return thrown.getCause() instanceof WebApplicationException answer ? answer
                : new BadRequestException("The entity isn't a valid " + type.getSimpleName(), e);
    }

    @Override
    void write(Object entity, Type genericType, MediaType mediaType, OutputStream stream) throws IOException {
        Texts.write(entity.toString(), mediaType, stream);
    }
}
