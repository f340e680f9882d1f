package dev.straightway.runtime.entity;

import java.lang.annotation.Annotation;
import java.lang.reflect.Type;

import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.ext.ContextResolver;
import jakarta.ws.rs.ext.ExceptionMapper;
import jakarta.ws.rs.ext.MessageBodyReader;
import jakarta.ws.rs.ext.MessageBodyWriter;
import jakarta.ws.rs.ext.Providers;

/** The providers of an application that resolves one context, and nothing else. */
record OneContext(Class<?> contextType, Object context) implements Providers {

    @Override
    public <T> MessageBodyReader<T> getMessageBodyReader(Class<T> type, Type genericType, Annotation[] annotations,
            MediaType mediaType) {
        throw new UnsupportedOperationException();
    }

    @Override
    public <T> MessageBodyWriter<T> getMessageBodyWriter(Class<T> type, Type genericType, Annotation[] annotations,
            MediaType mediaType) {
        throw new UnsupportedOperationException();
    }

    @Override
    public <T extends Throwable> ExceptionMapper<T> getExceptionMapper(Class<T> type) {
        throw new UnsupportedOperationException();
    }

    @Override
    public <T> ContextResolver<T> getContextResolver(Class<T> type, MediaType mediaType) {
        return type == contextType ? any -> type.cast(context) : null;
    }
}
