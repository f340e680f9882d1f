package dev.straightway.deployment.proof.corpus.blocking;

import static java.lang.annotation.RetentionPolicy.RUNTIME;

import java.io.FileOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.annotation.Annotation;
import java.lang.annotation.Retention;
import java.lang.reflect.Type;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NameBinding;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerRequestFilter;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.container.ContainerResponseFilter;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.ext.MessageBodyReader;
import jakarta.ws.rs.ext.MessageBodyWriter;
import jakarta.ws.rs.ext.Provider;
import jakarta.ws.rs.ext.ReaderInterceptor;
import jakarta.ws.rs.ext.ReaderInterceptorContext;
import jakarta.ws.rs.ext.WriterInterceptor;
import jakarta.ws.rs.ext.WriterInterceptorContext;

import dev.straightway.deployment.proof.corpus.Blocks;

/** Blocks in the streams of entities: those that providers make, and those that filters and interceptors set. */
@Path("blocking/entity-streams")
public class EntityStreamsResource {

    /** Writes what a type is made for; each blocks in a way of its own. */
    abstract static class Writer<T> implements MessageBodyWriter<T> {
        @Override
        public boolean isWriteable(Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType) {
            return getClass().getSimpleName().startsWith(type.getSimpleName());
        }
    }

    /** The same for reading. */
    abstract static class Reader<T> implements MessageBodyReader<T> {
        @Override
        public boolean isReadable(Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType) {
            return getClass().getSimpleName().startsWith(type.getSimpleName());
        }
    }

    public record Sheet(String text) {
    }

    @Provider
    @Produces("text/sheet")
    public static class SheetWriter extends Writer<Sheet> implements MessageBodyWriter<Sheet> {
        @Override
        public void writeTo(Sheet sheet, Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType,
                MultivaluedMap<String, Object> headers, OutputStream out) throws IOException {
            try (OutputStream copy = new FileOutputStream("/dev/null")) {
                copy.write(1);
            }
            out.write(1);
        }
    }

    @GET
    @Path("file")
    @Produces("text/sheet")
    @Blocks("a file that a writer writes beside the answer")
    public Sheet file() {
        return new Sheet("text");
    }

    /** Waits before each byte. */
    static final class Drip extends FilterOutputStream {
        Drip(OutputStream to) {
            super(to);
        }

        @Override
        public void write(int octet) throws IOException {
            Slow.sleep();
            out.write(octet);
        }
    }

    public record Page(String text) {
    }

    @Provider
    @Produces("text/page")
    public static class PageWriter extends Writer<Page> implements MessageBodyWriter<Page> {
        @Override
        public void writeTo(Page page, Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType,
                MultivaluedMap<String, Object> headers, OutputStream out) throws IOException {
            new Drip(out).write(1);
        }
    }

    @GET
    @Path("wrapped")
    @Produces("text/page")
    @Blocks("sleep in what a writer puts around the stream that it is given")
    public Page wrapped() {
        return new Page("text");
    }

    /** Nothing that it overrides blocks. */
    static final class Pipe extends OutputStream {
        @Override
        public void write(int octet) {
            // swallows it
        }

        void drain() {
            Slow.sleep();
        }
    }

    public record Leaf(String text) {
    }

    @Provider
    @Produces("text/leaf")
    public static class LeafWriter extends Writer<Leaf> implements MessageBodyWriter<Leaf> {
        @Override
        public void writeTo(Leaf leaf, Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType,
                MultivaluedMap<String, Object> headers, OutputStream out) throws IOException {
            out.write(1);
            if (out instanceof Pipe pipe) {
                pipe.drain();
            }
        }
    }

    @NameBinding
    @Retention(RUNTIME)
    public @interface Piped {
    }

    @Provider
    @Piped
    public static class Pipes implements WriterInterceptor {
        @Override
        public void aroundWriteTo(WriterInterceptorContext context) throws IOException {
            context.setOutputStream(new Pipe());
            context.proceed();
        }
    }

    @NameBinding
    @Retention(RUNTIME)
    public @interface Tapped {
    }

    @Provider
    @Tapped
    public static class Taps implements ContainerResponseFilter {
        @Override
        public void filter(ContainerRequestContext request, ContainerResponseContext response) {
            response.setEntityStream(new Pipe());
        }
    }

    @GET
    @Path("piped")
    @Piped
    @Produces("text/leaf")
    @Blocks("sleep in a stream that an interceptor sets, and a writer knows")
    public Leaf piped() {
        return new Leaf("text");
    }

    @GET
    @Path("tapped")
    @Tapped
    @Produces("text/leaf")
    @Blocks("sleep in a stream that a filter sets, and a writer knows")
    public Leaf tapped() {
        return new Leaf("text");
    }

    @NameBinding
    @Retention(RUNTIME)
    public @interface Dripping {
    }

    @Provider
    @Dripping
    public static class Drips implements WriterInterceptor {
        @Override
        public void aroundWriteTo(WriterInterceptorContext context) throws IOException {
            context.setOutputStream(new Drip(context.getOutputStream()));
            context.proceed();
        }
    }

    @GET
    @Path("dripping")
    @Dripping
    @Blocks("sleep in a stream that an interceptor sets, and the server writes to")
    public String dripping() {
        return "text";
    }

    /** An entity that is a stream itself. */
    static final class Tank extends OutputStream {
        @Override
        public void write(int octet) {
            Slow.sleep();
        }
    }

    @Provider
    @Produces("text/tank")
    public static class TankWriter extends Writer<OutputStream> implements MessageBodyWriter<OutputStream> {
        @Override
        public void writeTo(OutputStream tank, Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType,
                MultivaluedMap<String, Object> headers, OutputStream out) throws IOException {
            tank.write(1);
        }
    }

    @GET
    @Path("tank")
    @Produces("text/tank")
    @Blocks("sleep in an entity that is a stream itself")
    public OutputStream tank() {
        return new Tank();
    }

    /** Waits before each byte. */
    static final class Well extends InputStream {
        @Override
        public int read() {
            return Slow.sleep().length();
        }
    }

    /** Nothing that it overrides blocks. */
    static final class Spring extends InputStream {
        @Override
        public int read() {
            return -1;
        }

        void fill() {
            Slow.sleep();
        }
    }

    public record Card(String text) {
    }

    @Provider
    @Consumes("text/card")
    public static class CardReader extends Reader<Card> implements MessageBodyReader<Card> {
        @Override
        public Card readFrom(Class<Card> type, Type genericType, Annotation[] annotations, MediaType mediaType,
                MultivaluedMap<String, String> headers, InputStream in) throws IOException {
            if (in instanceof Spring spring) {
                spring.fill();
            }
            return new Card("" + in.read());
        }
    }

    @NameBinding
    @Retention(RUNTIME)
    public @interface Sprung {
    }

    @Provider
    @Sprung
    public static class Springs implements ReaderInterceptor {
        @Override
        public Object aroundReadFrom(ReaderInterceptorContext context) throws IOException {
            context.setInputStream(new Spring());
            return context.proceed();
        }
    }

    @NameBinding
    @Retention(RUNTIME)
    public @interface Dug {
    }

    @Provider
    @Dug
    public static class Digs implements ContainerRequestFilter {
        @Override
        public void filter(ContainerRequestContext request) {
            request.setEntityStream(new Well());
        }
    }

    @POST
    @Path("sprung")
    @Sprung
    @Consumes("text/card")
    @Blocks("sleep in a stream that an interceptor sets, and a reader knows")
    public String sprung(Card card) {
        return card.text();
    }

    @POST
    @Path("dug")
    @Dug
    @Consumes("text/card")
    @Blocks("sleep in a stream that a request filter sets, and a reader reads")
    public String dug(Card card) {
        return card.text();
    }

    public record Ticket(String text) {
    }

    @Provider
    @Consumes("text/ticket")
    public static class TicketReader extends Reader<Ticket> implements MessageBodyReader<Ticket> {
        @Override
        public Ticket readFrom(Class<Ticket> type, Type genericType, Annotation[] annotations, MediaType mediaType,
                MultivaluedMap<String, String> headers, InputStream in) throws IOException {
            return new Ticket(in.read() + Slow.file());
        }
    }

    @POST
    @Path("ticket")
    @Consumes("text/ticket")
    @Blocks("a file that a reader reads beside the request")
    public String ticket(Ticket ticket) {
        return ticket.text();
    }
}
