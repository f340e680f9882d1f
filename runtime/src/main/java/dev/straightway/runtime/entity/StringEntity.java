package dev.straightway.runtime.entity;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.reflect.Type;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;

/** Text; {@code text/plain} comes first, for methods that declare no media type. */
@Consumes(MediaType.WILDCARD)
@Produces({ MediaType.TEXT_PLAIN, MediaType.WILDCARD })
final class StringEntity extends StandardEntity<String> {

    StringEntity() {
        super(String.class);
    }

    @Override
    String read(Class<?> type, Type genericType, MediaType mediaType, InputStream stream) throws IOException {
        return Texts.read(mediaType, stream);
    }

    @Override
    void write(String entity, Type genericType, MediaType mediaType, OutputStream stream) throws IOException {
        Texts.write(entity, mediaType, stream);
    }
}
