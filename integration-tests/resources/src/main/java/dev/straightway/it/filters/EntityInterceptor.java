package dev.straightway.it.filters;

import java.io.IOException;

import jakarta.annotation.Priority;
import jakarta.ws.rs.ext.Provider;
import jakarta.ws.rs.ext.WriterInterceptor;
import jakarta.ws.rs.ext.WriterInterceptorContext;

/** Puts another entity in the place of the method's, before {@link Reverser} sees it. */
@Provider
@Reversed
@Traced
@Priority(10)
public class EntityInterceptor implements WriterInterceptor {

    @Override
    public void aroundWriteTo(WriterInterceptorContext context) throws IOException {
        context.setEntity(context.getEntity() + "+");
        context.proceed();
    }
}
