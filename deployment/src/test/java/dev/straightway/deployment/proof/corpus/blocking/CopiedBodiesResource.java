package dev.straightway.deployment.proof.corpus.blocking;

import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.annotation.Annotation;
import java.lang.reflect.Type;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.ext.MessageBodyReader;
import jakarta.ws.rs.ext.Provider;

import dev.straightway.deployment.proof.corpus.Blocks;

/** Copies the body of the request to a stream that was opened before. */
@Path("blocking/copied-bodies")
public class CopiedBodiesResource {

    static final class Tank extends OutputStream {
        @Override
        public void write(int octet) {
            Slow.sleep();
        }
    }

    private static OutputStream file;
    private static OutputStream tank;

    static void openAtTheStart() throws IOException {
        file = new FileOutputStream("/dev/null");
        tank = new Tank();
    }

    public record Pebble(long bytes) {
    }

    @Provider
    @Consumes("text/pebble")
    public static class PebbleReader implements MessageBodyReader<Pebble> {
        @Override
        public boolean isReadable(Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType) {
            return type == Pebble.class;
        }

        @Override
        public Pebble readFrom(Class<Pebble> type, Type genericType, Annotation[] annotations, MediaType mediaType,
                MultivaluedMap<String, String> headers, InputStream in) throws IOException {
            return new Pebble(in.transferTo(file));
        }
    }

    public record Stone(long bytes) {
    }

    @Provider
    @Consumes("text/stone")
    public static class StoneReader implements MessageBodyReader<Stone> {
        @Override
        public boolean isReadable(Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType) {
            return type == Stone.class;
        }

        @Override
        public Stone readFrom(Class<Stone> type, Type genericType, Annotation[] annotations, MediaType mediaType,
                MultivaluedMap<String, String> headers, InputStream in) throws IOException {
            return new Stone(in.transferTo(tank));
        }
    }

    @POST
    @Path("file")
    @Consumes("text/pebble")
    @Blocks("write to an open file")
    public String file(Pebble pebble) {
        return "copied " + pebble.bytes();
    }

    @POST
    @Path("own")
    @Consumes("text/stone")
    @Blocks("sleep in an own stream that was made before")
    public String own(Stone stone) {
        return "copied " + stone.bytes();
    }
}
