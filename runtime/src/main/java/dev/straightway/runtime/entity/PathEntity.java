package dev.straightway.runtime.entity;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.annotation.Annotation;
import java.lang.reflect.Type;
import java.nio.file.Files;
import java.nio.file.Path;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;

/** The content of a file; what is read is one of the {@linkplain EntityFiles files} of its request. */
@Consumes(MediaType.WILDCARD)
@Produces(MediaType.WILDCARD)
final class PathEntity extends StandardEntity<Path> {

    private final EntityFiles files;

    PathEntity(EntityFiles files) {
        super(Path.class);
        this.files = files;
    }

    @Override
    Path read(Class<?> type, Type genericType, MediaType mediaType, InputStream stream) throws IOException {
        return files.keep(stream);
    }

    @Override
    void write(Path entity, Type genericType, MediaType mediaType, OutputStream stream) throws IOException {
        FileParts.write(entity, stream);
    }

    @Override
    public void writeTo(Path entity, Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType,
            MultivaluedMap<String, Object> headers, OutputStream stream) throws IOException {
        FileParts.declare(Files.size(entity), headers);
        super.writeTo(entity, type, genericType, annotations, mediaType, headers, stream);
    }
}
