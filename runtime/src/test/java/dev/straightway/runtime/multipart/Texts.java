package dev.straightway.runtime.multipart;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.reflect.Type;
import java.nio.charset.StandardCharsets;

import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;

/** Bodies of strings and octets, which is all these tests convert; names the charset it writes. */
final class Texts implements PartBodies {

    static final MediaType UNREADABLE = new MediaType("application", "x-unreadable");

    @Override
    public <T> T read(Class<T> type, Type generic, MediaType mediaType, MultivaluedMap<String, String> headers,
            InputStream content) throws IOException {
        if (mediaType.isCompatible(UNREADABLE)) {
            throw new IllegalArgumentException("No reader of " + mediaType);
        }
        byte[] bytes = content.readAllBytes();
        return type.cast(type == String.class ? new String(bytes, StandardCharsets.UTF_8) : bytes);
    }

    @Override
    public void write(Object entity, Class<?> type, Type generic, MediaType mediaType, MultivaluedMap<String, Object> headers,
            OutputStream content) throws IOException {
        if (entity instanceof String text) {
            headers.putSingle("content-type", mediaType.withCharset("UTF-8"));
            content.write(text.getBytes(StandardCharsets.UTF_8));
        } else if (entity instanceof byte[] bytes) {
            content.write(bytes);
        } else {
            throw new IllegalStateException("No writer of " + type);
        }
    }
}
