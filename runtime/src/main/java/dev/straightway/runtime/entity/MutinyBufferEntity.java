package dev.straightway.runtime.entity;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.reflect.Type;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;

import io.vertx.mutiny.core.buffer.Buffer;

/** The bytes of a buffer of Vert.x for Mutiny. */
@Consumes(MediaType.WILDCARD)
@Produces(MediaType.WILDCARD)
final class MutinyBufferEntity extends StandardEntity<Buffer> {

    MutinyBufferEntity() {
        super(Buffer.class);
    }

    @Override
    Buffer read(Class<?> type, Type genericType, MediaType mediaType, InputStream stream) throws IOException {
        return Buffer.buffer(stream.readAllBytes());
    }

    @Override
    void write(Buffer entity, Type genericType, MediaType mediaType, OutputStream stream) throws IOException {
        stream.write(entity.getBytes());
    }
}
