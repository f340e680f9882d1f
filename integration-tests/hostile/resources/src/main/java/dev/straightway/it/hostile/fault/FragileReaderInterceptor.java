package dev.straightway.it.hostile.fault;

import java.io.IOException;

import jakarta.ws.rs.ext.Provider;
import jakarta.ws.rs.ext.ReaderInterceptor;
import jakarta.ws.rs.ext.ReaderInterceptorContext;

import dev.straightway.it.hostile.Marker;

@Fragile
@Provider
public class FragileReaderInterceptor implements ReaderInterceptor {

    @Override
    public Object aroundReadFrom(ReaderInterceptorContext reading) throws IOException {
        String asked = reading.getHeaders().getFirst(Fault.FIELD);
        String marker = reading.getHeaders().getFirst(Marker.FIELD);
        Fault.at("reader-interceptor", asked, marker);
        Object read = reading.proceed();
        Fault.at("after-reading", asked, marker);
        return read;
    }
}
