package dev.straightway.runtime.http.filter;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;

import jakarta.ws.rs.NotSupportedException;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.ext.MessageBodyReader;
import jakarta.ws.rs.ext.ReaderInterceptor;
import jakarta.ws.rs.ext.ReaderInterceptorContext;

import dev.straightway.runtime.http.exchange.InForce;
import dev.straightway.runtime.http.exchange.VertxExchange;
import dev.straightway.runtime.provider.Registration;

/** Runs reader interceptors, then the entity provider that is found for the type (§4.2.1). Used by one thread, once. */
final class ReaderChain extends InterceptedEntity implements ReaderInterceptorContext {

    private final VertxExchange exchange;
    private final List<Registration> interceptors;
    private InputStream stream;
    private int next;

    ReaderChain(VertxExchange exchange, DeclaredEntity declared, MediaType mediaType) {
        super(exchange, declared.type(), declared.genericType(), declared.annotations().clone(), mediaType);
        this.exchange = exchange;
        this.interceptors = InForce.chain(exchange).readers();
        this.stream = RequestFilterContext.of(exchange).getEntityStream();
    }

    @Override
    public Object proceed() throws IOException {
        return next < interceptors.size()
                ? ((ReaderInterceptor) interceptors.get(next++).instance()).aroundReadFrom(this)
                : read();
    }

    @SuppressWarnings("unchecked") // the reader has said that it reads the type
    private Object read() throws IOException {
        MessageBodyReader<Object> reader = (MessageBodyReader<Object>) exchange.surroundings().registry().bodies()
                .reader(getType(), getGenericType(), getAnnotations(), getMediaType());
        if (reader == null) {
            throw new NotSupportedException("Nothing reads the entity from " + getMediaType());
        }
        return reader.readFrom((Class<Object>) getType(), getGenericType(), getAnnotations(), getMediaType(), getHeaders(),
                stream);
    }

    @Override
    public InputStream getInputStream() {
        return stream;
    }

    @Override
    public void setInputStream(InputStream is) {
        this.stream = is;
    }

    @Override
    public MultivaluedMap<String, String> getHeaders() {
        return RequestFilterContext.of(exchange).getHeaders();
    }
}
