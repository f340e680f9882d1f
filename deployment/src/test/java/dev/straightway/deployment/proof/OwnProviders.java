package dev.straightway.deployment.proof;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.annotation.Annotation;
import java.lang.reflect.Type;
import java.nio.charset.StandardCharsets;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.ext.MessageBodyReader;
import jakarta.ws.rs.ext.MessageBodyWriter;
import jakarta.ws.rs.ext.Provider;

import io.vertx.core.Context;

/** Formats of an application's own. Apart from the test, which belongs to the application too: a class that it names counts. */
final class OwnProviders {

    private OwnProviders() {
    }

    public record Label(String text) {
    }

    public record Parcel(String text) {
    }

    @Provider
    @Produces("text/x-label")
    public static class LabelWriter implements MessageBodyWriter<Label> {
        @Override
        public boolean isWriteable(Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType) {
            return type == Label.class;
        }

        @Override
        public void writeTo(Label label, Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType,
                MultivaluedMap<String, Object> headers, OutputStream out) throws IOException {
            out.write((label.text() + Here.words()).getBytes(StandardCharsets.UTF_8));
        }
    }

    @Provider
    @Consumes("text/x-label")
    public static class LabelReader implements MessageBodyReader<Label> {
        @Override
        public boolean isReadable(Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType) {
            return type == Label.class;
        }

        @Override
        public Label readFrom(Class<Label> type, Type genericType, Annotation[] annotations, MediaType mediaType,
                MultivaluedMap<String, String> headers, InputStream in) throws IOException {
            return new Label(new String(in.readAllBytes(), StandardCharsets.UTF_8) + Here.words());
        }
    }

    @Provider
    @Consumes("text/x-parcel")
    public static class ParcelReader implements MessageBodyReader<Parcel> {
        @Override
        public boolean isReadable(Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType) {
            return type == Parcel.class;
        }

        @Override
        public Parcel readFrom(Class<Parcel> type, Type genericType, Annotation[] annotations, MediaType mediaType,
                MultivaluedMap<String, String> headers, InputStream in) throws IOException {
            try {
                Thread.sleep(1);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            return new Parcel(new String(in.readAllBytes(), StandardCharsets.UTF_8) + Here.words());
        }
    }

    /** Says on which thread it is called. */
    public static final class Here {
        static String words() {
            return Context.isOnEventLoopThread() ? " on the event loop" : " on a worker";
        }
    }

    @Path("own")
    public static class Resource {
        @GET
        @Path("written")
        @Produces("text/x-label")
        public Label label() {
            return new Label("label");
        }

        @POST
        @Path("read")
        @Consumes("text/x-label")
        public String read(Label label) {
            return label.text();
        }

        @POST
        @Path("parcel")
        @Consumes("text/x-parcel")
        public String read(Parcel parcel) {
            return parcel.text();
        }
    }
}
