package dev.straightway.it.quarkus;

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

/** An item of which the application writes lines itself. */
public record Lined(String name) {

    /** Writes it. */
    @Provider
    @Produces("application/x-ndjson")
    public static class Writer implements MessageBodyWriter<Lined> {

        @Override
        public boolean isWriteable(Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType) {
            return type == Lined.class;
        }

        @Override
        public void writeTo(Lined item, Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType,
                MultivaluedMap<String, Object> headers, OutputStream stream) throws IOException {
            stream.write(("line of " + item.name()).getBytes(StandardCharsets.US_ASCII));
        }
    }
}
