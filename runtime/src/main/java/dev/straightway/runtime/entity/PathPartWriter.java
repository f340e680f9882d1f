package dev.straightway.runtime.entity;

import java.io.IOException;
import java.io.OutputStream;
import java.lang.annotation.Annotation;
import java.lang.reflect.Type;

import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.ext.MessageBodyWriter;

import org.jboss.resteasy.reactive.PathPart;

/** A part of a file. */
@Produces(MediaType.WILDCARD)
final class PathPartWriter implements MessageBodyWriter<PathPart> {

    @Override
    public boolean isWriteable(Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType) {
        return PathPart.class.isAssignableFrom(type);
    }

    @Override
    public void writeTo(PathPart entity, Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType,
            MultivaluedMap<String, Object> headers, OutputStream stream) throws IOException {
        FileParts.declare(entity.count, headers);
        FileParts.write(entity.file, entity.offset, entity.count, stream);
    }
}
