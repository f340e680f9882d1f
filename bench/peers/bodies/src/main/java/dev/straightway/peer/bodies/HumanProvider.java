package dev.straightway.peer.bodies;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.annotation.Annotation;
import java.lang.reflect.Type;
import java.nio.charset.StandardCharsets;

import jakarta.ws.rs.BadRequestException;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.ext.MessageBodyReader;
import jakarta.ws.rs.ext.MessageBodyWriter;
import jakarta.ws.rs.ext.Provider;

/**
 * A person in the representation of the experiment's own: both names with a semicolon between them. The same for all stacks.
 */
@Provider
@Consumes("application/person")
@Produces("application/person")
public class HumanProvider implements MessageBodyReader<Human>, MessageBodyWriter<Human> {

    @Override
    public boolean isReadable(Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType) {
        return type == Human.class;
    }

    @Override
    public Human readFrom(Class<Human> type, Type genericType, Annotation[] annotations, MediaType mediaType,
            MultivaluedMap<String, String> headers, InputStream stream) throws IOException {
        String text = new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        int semicolon = text.indexOf(';');
        if (semicolon < 0) {
            throw new BadRequestException("Expected both names, with a semicolon between them");
        }
        return new Human(text.substring(0, semicolon), text.substring(semicolon + 1));
    }

    @Override
    public boolean isWriteable(Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType) {
        return type == Human.class;
    }

    @Override
    public void writeTo(Human human, Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType,
            MultivaluedMap<String, Object> headers, OutputStream stream) throws IOException {
        stream.write((human.getFirst() + ';' + human.getLast()).getBytes(StandardCharsets.UTF_8));
    }
}
