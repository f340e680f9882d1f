package dev.straightway.runtime.entity;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.reflect.Type;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;

/** Bytes as they are. */
@Consumes(MediaType.WILDCARD)
@Produces(MediaType.WILDCARD)
final class BytesEntity extends StandardEntity<byte[]> {

    BytesEntity() {
        super(byte[].class);
    }

    @Override
    byte[] read(Class<?> type, Type genericType, MediaType mediaType, InputStream stream) throws IOException {
        return stream.readAllBytes();
    }

    @Override
    void write(byte[] entity, Type genericType, MediaType mediaType, OutputStream stream) throws IOException {
        stream.write(entity);
    }
}
