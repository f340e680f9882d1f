package dev.straightway.runtime.http.filter;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.annotation.Annotation;
import java.lang.reflect.Type;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.core.NoContentException;
import jakarta.ws.rs.ext.MessageBodyReader;
import jakarta.ws.rs.ext.MessageBodyWriter;

/** Reads and writes texts, and keeps what it is told. */
final class TextProvider implements MessageBodyReader<String>, MessageBodyWriter<String> {

    final List<String> told = new ArrayList<>();

    @Override
    public boolean isReadable(Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType) {
        return type == String.class;
    }

    @Override
    public String readFrom(Class<String> type, Type genericType, Annotation[] annotations, MediaType mediaType,
            MultivaluedMap<String, String> headers, InputStream stream) throws IOException {
        told.add("read " + mediaType + " " + annotations.length + " " + headers);
        String text = new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        if (text.isEmpty()) {
            throw new NoContentException("empty");
        }
        return text;
    }

    @Override
    public boolean isWriteable(Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType) {
        return type == String.class;
    }

    @Override
    public void writeTo(String entity, Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType,
            MultivaluedMap<String, Object> headers, OutputStream stream) throws IOException {
        told.add("write " + genericType.getTypeName() + " as " + mediaType + " " + annotations.length);
        stream.write(entity.getBytes(StandardCharsets.UTF_8));
    }
}
