package dev.straightway.runtime.entity;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.reflect.Type;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;

/** A stream of bytes: that of the exchange to read; one of the application to write, closed after it. */
@Consumes(MediaType.WILDCARD)
@Produces(MediaType.WILDCARD)
final class StreamEntity extends StandardEntity<InputStream> {

    StreamEntity() {
        super(InputStream.class);
    }

    @Override
    InputStream read(Class<?> type, Type genericType, MediaType mediaType, InputStream stream) {
        return stream;
    }

    @Override
    void write(InputStream entity, Type genericType, MediaType mediaType, OutputStream stream) throws IOException {
        try (entity) {
            entity.transferTo(stream);
        }
    }
}
