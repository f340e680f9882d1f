package dev.straightway.runtime.http.filter;

import java.lang.annotation.Annotation;
import java.lang.reflect.Type;
import java.util.Collection;
import java.util.Objects;

import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.ext.InterceptorContext;

import dev.straightway.runtime.http.exchange.VertxExchange;

/** What interceptors of both kinds see and change of an entity (§6.3). */
abstract class InterceptedEntity implements InterceptorContext {

    private final VertxExchange exchange;
    private Class<?> type;
    private Type genericType;
    private Annotation[] annotations;
    private MediaType mediaType;

    InterceptedEntity(VertxExchange exchange, Class<?> type, Type genericType, Annotation[] annotations,
            MediaType mediaType) {
        this.exchange = exchange;
        this.type = type;
        this.genericType = genericType;
        this.annotations = annotations;
        this.mediaType = mediaType;
    }

    final VertxExchange exchange() {
        return exchange;
    }

    @Override
    public Object getProperty(String name) {
        return RequestFilterContext.of(exchange).getProperty(name);
    }

    @Override
    public Collection<String> getPropertyNames() {
        return RequestFilterContext.of(exchange).getPropertyNames();
    }

    @Override
    public void setProperty(String name, Object object) {
        RequestFilterContext.of(exchange).setProperty(name, object);
    }

    @Override
    public void removeProperty(String name) {
        RequestFilterContext.of(exchange).removeProperty(name);
    }

    @Override
    public Annotation[] getAnnotations() {
        return annotations;
    }

    @Override
    public void setAnnotations(Annotation[] annotations) {
        this.annotations = Objects.requireNonNull(annotations, "annotations");
    }

    @Override
    public Class<?> getType() {
        return type;
    }

    @Override
    public void setType(Class<?> type) {
        this.type = type;
    }

    @Override
    public Type getGenericType() {
        return genericType;
    }

    @Override
    public void setGenericType(Type genericType) {
        this.genericType = genericType;
    }

    @Override
    public MediaType getMediaType() {
        return mediaType;
    }

    @Override
    public void setMediaType(MediaType mediaType) {
        this.mediaType = mediaType;
    }
}
