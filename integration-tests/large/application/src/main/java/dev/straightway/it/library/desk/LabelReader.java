package dev.straightway.it.library.desk;

import java.io.IOException;
import java.io.InputStream;
import java.lang.annotation.Annotation;
import java.lang.reflect.Type;
import java.nio.charset.StandardCharsets;

import jakarta.ws.rs.BadRequestException;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.ext.MessageBodyReader;
import jakarta.ws.rs.ext.Provider;

@Provider
@Consumes("text/x-label")
public class LabelReader implements MessageBodyReader<Label> {

    @Override
    public boolean isReadable(Class<?> type, Type generic, Annotation[] annotations, MediaType mediaType) {
        return type == Label.class;
    }

    @Override
    public Label readFrom(Class<Label> type, Type generic, Annotation[] annotations, MediaType mediaType,
            MultivaluedMap<String, String> headers, InputStream entity) throws IOException {
        String[] parts = new String(entity.readAllBytes(), StandardCharsets.UTF_8).split("\\|");
        if (parts.length != 3) {
            throw new BadRequestException();
        }
        return new Label(parts[1], parts[2]);
    }
}
