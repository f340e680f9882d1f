package dev.straightway.it.providers;

import java.io.IOException;
import java.io.InputStream;
import java.lang.annotation.Annotation;
import java.lang.reflect.Type;
import java.nio.charset.StandardCharsets;

import jakarta.ws.rs.BadRequestException;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.core.NoContentException;
import jakarta.ws.rs.ext.MessageBodyReader;
import jakarta.ws.rs.ext.Provider;

/** Reads notes; says by its exceptions what is wrong with a text that is none (§4.2.1). */
@Provider
@Consumes(Note.TYPE)
public class NoteReader implements MessageBodyReader<Note> {

    @Override
    public boolean isReadable(Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType) {
        return type == Note.class;
    }

    @Override
    public Note readFrom(Class<Note> type, Type genericType, Annotation[] annotations, MediaType mediaType,
            MultivaluedMap<String, String> fields, InputStream entity) throws IOException {
        String text = new String(entity.readAllBytes(), StandardCharsets.UTF_8);
        if (text.isEmpty()) {
            throw new NoContentException("A note needs a title");
        }
        int end = text.indexOf('\n');
        if (end < 0) {
            throw new BadRequestException("A note needs two lines");
        }
        return new Note(text.substring(0, end) + fields.getFirst("X-Suffix"), text.substring(end + 1));
    }
}
