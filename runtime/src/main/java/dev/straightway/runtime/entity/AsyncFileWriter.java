package dev.straightway.runtime.entity;

import java.io.OutputStream;
import java.lang.annotation.Annotation;
import java.lang.reflect.Type;

import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.ext.MessageBodyWriter;

import io.vertx.core.file.AsyncFile;

/** Stands for the server, which sends an open file of Vert.x itself: no thread may wait for its bytes. */
@Produces(MediaType.WILDCARD)
final class AsyncFileWriter implements MessageBodyWriter<Object> {

    @Override
    public boolean isWriteable(Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType) {
        return AsyncFile.class.isAssignableFrom(type)
                || io.vertx.mutiny.core.file.AsyncFile.class.isAssignableFrom(type);
    }

    /** Interceptors alone come here, and parts of forms. */
    @Override
    public void writeTo(Object entity, Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType,
            MultivaluedMap<String, Object> headers, OutputStream stream) {
        throw new IllegalStateException("An AsyncFile is sent as it is. Return its File or Path where an interceptor sees it");
    }
}
