package dev.straightway.it.hostile.fault;

import java.io.IOException;

import jakarta.ws.rs.ext.Provider;
import jakarta.ws.rs.ext.WriterInterceptor;
import jakarta.ws.rs.ext.WriterInterceptorContext;

import dev.straightway.it.hostile.Marker;

@Fragile
@Provider
public class FragileWriterInterceptor implements WriterInterceptor {

    @Override
    public void aroundWriteTo(WriterInterceptorContext writing) throws IOException {
        String asked = String.valueOf(writing.getHeaders().getFirst(Fault.FIELD));
        String marker = String.valueOf(writing.getHeaders().getFirst(Marker.FIELD));
        Fault.at("writer-interceptor", asked, marker);
        writing.proceed();
        Fault.at("after-writing", asked, marker);
    }
}
