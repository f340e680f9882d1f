package dev.straightway.runtime.entity;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.annotation.Annotation;
import java.lang.reflect.Type;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;

/** The content of a file; what is read is one of the {@linkplain EntityFiles files} of its request. */
@Consumes(MediaType.WILDCARD)
@Produces(MediaType.WILDCARD)
final class FileEntity extends StandardEntity<File> {

    private final EntityFiles files;

    FileEntity(EntityFiles files) {
        super(File.class);
        this.files = files;
    }

    @Override
    File read(Class<?> type, Type genericType, MediaType mediaType, InputStream stream) throws IOException {
        return files.keep(stream).toFile();
    }

    @Override
    void write(File entity, Type genericType, MediaType mediaType, OutputStream stream) throws IOException {
        FileParts.write(entity.toPath(), stream);
    }

    @Override
    public void writeTo(File entity, Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType,
            MultivaluedMap<String, Object> headers, OutputStream stream) throws IOException {
        FileParts.declare(entity.length(), headers);
        super.writeTo(entity, type, genericType, annotations, mediaType, headers, stream);
    }
}
