package dev.straightway.it.filters;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;

import jakarta.ws.rs.ext.Provider;
import jakarta.ws.rs.ext.ReaderInterceptor;
import jakarta.ws.rs.ext.ReaderInterceptorContext;
import jakarta.ws.rs.ext.WriterInterceptor;
import jakarta.ws.rs.ext.WriterInterceptorContext;

/** Reverses the bytes of an entity on its way in and on its way out (§6.3). */
@Provider
@Reversed
public class Reverser implements ReaderInterceptor, WriterInterceptor {

    @Override
    public Object aroundReadFrom(ReaderInterceptorContext context) throws IOException {
        context.setInputStream(new ByteArrayInputStream(reverse(context.getInputStream().readAllBytes())));
        return context.proceed();
    }

    @Override
    public void aroundWriteTo(WriterInterceptorContext context) throws IOException {
        OutputStream entity = context.getOutputStream();
        ByteArrayOutputStream written = new ByteArrayOutputStream();
        context.setOutputStream(written);
        context.getHeaders().putSingle("X-Reversed", context.getMediaType().getSubtype());
        context.proceed();
        entity.write(reverse(written.toByteArray()));
        context.setOutputStream(entity); // RESTEasy Classic closes the one that is set, and answers nothing otherwise
    }

    private static byte[] reverse(byte[] bytes) {
        byte[] reversed = new byte[bytes.length];
        for (int i = 0; i < bytes.length; i++) {
            reversed[i] = bytes[bytes.length - 1 - i];
        }
        return reversed;
    }
}
