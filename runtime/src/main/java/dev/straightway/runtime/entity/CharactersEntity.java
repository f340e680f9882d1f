package dev.straightway.runtime.entity;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.reflect.Type;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;

/** Text as an array, for {@code text/plain} alone, as Quarkus REST has it; in JSON it is a string. */
@Consumes(MediaType.TEXT_PLAIN)
@Produces(MediaType.TEXT_PLAIN)
final class CharactersEntity extends StandardEntity<char[]> {

    CharactersEntity() {
        super(char[].class);
    }

    @Override
    char[] read(Class<?> type, Type genericType, MediaType mediaType, InputStream stream) throws IOException {
        return Texts.read(mediaType, stream).toCharArray();
    }

    @Override
    void write(char[] entity, Type genericType, MediaType mediaType, OutputStream stream) throws IOException {
        Texts.write(new String(entity), mediaType, stream);
    }
}
