package dev.straightway.it.providers;

import java.io.IOException;
import java.io.OutputStream;
import java.lang.annotation.Annotation;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.nio.charset.StandardCharsets;
import java.util.List;

import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.ext.MessageBodyWriter;
import jakarta.ws.rs.ext.Provider;

/** Writes lists of notes, which only the generic type tells from other lists (§4.2.2). */
@Provider
@Produces(Note.TYPE)
public class NotesWriter implements MessageBodyWriter<List<Note>> {

    @Override
    public boolean isWriteable(Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType) {
        return List.class.isAssignableFrom(type) && genericType instanceof ParameterizedType list
                && list.getActualTypeArguments()[0] == Note.class;
    }

    @Override
    public void writeTo(List<Note> notes, Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType,
            MultivaluedMap<String, Object> fields, OutputStream entity) throws IOException {
        for (Note note : notes) {
            entity.write((note.title() + ";").getBytes(StandardCharsets.UTF_8));
        }
    }
}
