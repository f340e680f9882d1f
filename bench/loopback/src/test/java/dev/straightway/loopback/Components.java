package dev.straightway.loopback;

import java.io.FilterInputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.annotation.Annotation;
import java.lang.reflect.Type;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

import jakarta.ws.rs.client.ClientRequestContext;
import jakarta.ws.rs.client.ClientRequestFilter;
import jakarta.ws.rs.client.ClientResponseContext;
import jakarta.ws.rs.client.ClientResponseFilter;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.ext.MessageBodyReader;
import jakarta.ws.rs.ext.MessageBodyWriter;
import jakarta.ws.rs.ext.ReaderInterceptor;
import jakarta.ws.rs.ext.ReaderInterceptorContext;
import jakarta.ws.rs.ext.WriterInterceptor;
import jakarta.ws.rs.ext.WriterInterceptorContext;

/** What is registered with the clients. */
final class Components {

    private Components() {
    }

    public static final class HeaderAdded implements ClientRequestFilter {

        @Override
        public void filter(ClientRequestContext request) {
            request.getHeaders().putSingle("X-Added", "by a filter");
        }
    }

    public static final class Seen implements ClientResponseFilter {

        private final List<Integer> statuses = new CopyOnWriteArrayList<>();

        List<Integer> statuses() {
            return statuses;
        }

        @Override
        public void filter(ClientRequestContext request, ClientResponseContext response) {
            statuses.add(response.getStatus());
        }
    }

    /** Turns lower-case letters by 13, both ways. */
    public static final class Rot13 implements WriterInterceptor, ReaderInterceptor {

        @Override
        public void aroundWriteTo(WriterInterceptorContext context) throws IOException {
            context.setOutputStream(new FilterOutputStream(context.getOutputStream()) {
                @Override
                public void write(int b) throws IOException {
                    out.write(turned(b));
                }
            });
            context.proceed();
        }

        @Override
        public Object aroundReadFrom(ReaderInterceptorContext context) throws IOException {
            context.setInputStream(new FilterInputStream(context.getInputStream()) {
                @Override
                public int read() throws IOException {
                    return turned(in.read());
                }

                @Override
                public int read(byte[] bytes, int from, int length) throws IOException {
                    int read = in.read(bytes, from, length);
                    for (int i = from; i < from + read; i++) {
                        bytes[i] = (byte) turned(bytes[i]);
                    }
                    return read;
                }
            });
            return context.proceed();
        }

        private static int turned(int b) {
            return b >= 'a' && b <= 'z' ? 'a' + (b - 'a' + 13) % 26 : b;
        }
    }

    public record Point(int x, int y) {
    }

    public static final class Points implements MessageBodyReader<Point>, MessageBodyWriter<Point> {

        static final String TYPE = "application/x-point";

        @Override
        public boolean isReadable(Class<?> type, Type generic, Annotation[] annotations, MediaType mediaType) {
            return type == Point.class;
        }

        @Override
        public boolean isWriteable(Class<?> type, Type generic, Annotation[] annotations, MediaType mediaType) {
            return type == Point.class;
        }

        @Override
        public Point readFrom(Class<Point> type, Type generic, Annotation[] annotations, MediaType mediaType,
                MultivaluedMap<String, String> headers, InputStream from) throws IOException {
            String[] numbers = new String(from.readAllBytes(), StandardCharsets.US_ASCII).split(",");
            return new Point(Integer.parseInt(numbers[0]), Integer.parseInt(numbers[1]));
        }

        @Override
        public void writeTo(Point point, Class<?> type, Type generic, Annotation[] annotations, MediaType mediaType,
                MultivaluedMap<String, Object> headers, OutputStream to) throws IOException {
            to.write((point.x() + "," + point.y()).getBytes(StandardCharsets.US_ASCII));
        }
    }
}
