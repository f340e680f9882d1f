package dev.straightway.runtime.http.filter;

import java.io.IOException;
import java.io.OutputStream;
import java.util.List;

import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.ext.WriterInterceptor;
import jakarta.ws.rs.ext.WriterInterceptorContext;

import dev.straightway.runtime.http.exchange.VertxExchange;
import dev.straightway.runtime.provider.Registration;

/** Runs writer interceptors, then the entity provider. Used by one thread, once. */
final class WriterChain extends InterceptedEntity implements WriterInterceptorContext {

    private final AnswerContext answer;
    private final List<Registration> interceptors;
    private Object entity;
    private int next;

    WriterChain(VertxExchange exchange, AnswerContext answer, MediaType mediaType, List<Registration> interceptors) {
        super(exchange, answer.getEntityClass(), answer.getEntityType(), answer.getEntityAnnotations(), mediaType);
        this.answer = answer;
        this.interceptors = interceptors;
        this.entity = answer.getEntity();
    }

    @Override
    public void proceed() throws IOException {
        if (next < interceptors.size()) {
            ((WriterInterceptor) interceptors.get(next++).instance()).aroundWriteTo(this);
        } else {
            Responder.writer(exchange(), getType(), getGenericType(), getAnnotations(), getMediaType())
                    .writeTo(entity, getType(), getGenericType(), getAnnotations(), getMediaType(), getHeaders(),
                            getOutputStream());
        }
    }

    @Override
    public Object getEntity() {
        return entity;
    }

    @Override
    public void setEntity(Object entity) {
        this.entity = entity;
        if (entity != null) {
            setType(entity.getClass());
            setGenericType(entity.getClass());
        }
    }

    @Override
    public void setMediaType(MediaType mediaType) {
        super.setMediaType(mediaType);
        answer.getHeaders().putSingle(HttpHeaders.CONTENT_TYPE, mediaType);
    }

    @Override
    public OutputStream getOutputStream() {
        return answer.getEntityStream();
    }

    @Override
    public void setOutputStream(OutputStream os) {
        answer.setEntityStream(os);
    }

    @Override
    public MultivaluedMap<String, Object> getHeaders() {
        return answer.getHeaders();
    }
}
