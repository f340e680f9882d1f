package dev.straightway.runtime.entity;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.reflect.Type;

import jakarta.ws.rs.BadRequestException;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;

/** One character as text. */
@Consumes(MediaType.TEXT_PLAIN)
@Produces(MediaType.TEXT_PLAIN)
final class CharacterEntity extends StandardEntity<Character> {

    CharacterEntity() {
        super(Character.class);
    }

    @Override
    boolean reads(Class<?> candidate, MediaType mediaType) {
        return candidate == Character.class || candidate == char.class;
    }

    @Override
    boolean writes(Class<?> candidate, MediaType mediaType) {
        return reads(candidate, mediaType);
    }

    @Override
    Character read(Class<?> type, Type genericType, MediaType mediaType, InputStream stream) throws IOException {
        String text = Texts.readFilled(mediaType, stream);
        if (text.length() != 1) {
            throw new BadRequestException("The entity is more than one character");
        }
        return text.charAt(0);
    }

    @Override
    void write(Character entity, Type genericType, MediaType mediaType, OutputStream stream) throws IOException {
        Texts.write(entity.toString(), mediaType, stream);
    }
}
