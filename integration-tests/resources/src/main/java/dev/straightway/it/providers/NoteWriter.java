package dev.straightway.it.providers;

import java.io.IOException;
import java.io.OutputStream;
import java.lang.annotation.Annotation;
import java.lang.reflect.Type;
import java.nio.charset.StandardCharsets;

import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.ext.MessageBodyWriter;
import jakarta.ws.rs.ext.Provider;

/** Writes notes and their subclasses, with the title in a field of the header too (§4.2.2). */
@Provider
@Produces(Note.TYPE)
public class NoteWriter implements MessageBodyWriter<Note> {

    @Override
    public boolean isWriteable(Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType) {
        return Note.class.isAssignableFrom(type);
    }

    @Override
    public void writeTo(Note note, Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType,
            MultivaluedMap<String, Object> fields, OutputStream entity) throws IOException {
        fields.putSingle("X-Title", note.title());
        entity.write((note.title() + "\n" + note.text()).getBytes(StandardCharsets.UTF_8));
    }
}
