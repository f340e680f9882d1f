package dev.straightway.deployment.quarkus.own;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.annotation.Annotation;
import java.lang.reflect.Type;
import java.nio.charset.StandardCharsets;
import java.util.List;

import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import jakarta.ws.rs.BadRequestException;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.ext.MessageBodyReader;
import jakarta.ws.rs.ext.MessageBodyWriter;
import jakarta.ws.rs.ext.Provider;
import jakarta.ws.rs.ext.Providers;

import org.jboss.logging.Logger;

import dev.straightway.deployment.quarkus.own.Points.Point;
import io.quarkus.arc.Arc;
import io.smallrye.common.annotation.Blocking;
import io.vertx.core.Context;

/** Resources with entities of the application's own, and the providers of these. */
public final class OwnEntities {

    private OwnEntities() {
    }

    public record Label(String text) {
    }

    @Provider
    @Consumes("text/x-label")
    @Produces("text/x-label")
    public static class LabelProvider implements MessageBodyReader<Label>, MessageBodyWriter<Label> {
        @Override
        public boolean isReadable(Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType) {
            return type == Label.class;
        }

        @Override
        public Label readFrom(Class<Label> type, Type genericType, Annotation[] annotations, MediaType mediaType,
                MultivaluedMap<String, String> headers, InputStream stream) throws IOException {
            String text = new String(stream.readAllBytes(), StandardCharsets.UTF_8);
            if (!text.startsWith("|")) {
                throw new BadRequestException("No label");
            }
            String shelf = headers.getFirst("X-Shelf");
            return new Label(text.substring(1) + (shelf == null ? "" : " on " + shelf));
        }

        @Override
        public boolean isWriteable(Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType) {
            return type == Label.class;
        }

        @Override
        public void writeTo(Label label, Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType,
                MultivaluedMap<String, Object> headers, OutputStream stream) throws IOException {
            if (label.text().startsWith("glued")) {
                headers.putSingle("X-Label", "glue");
            }
            stream.write('|');
            stream.write(label.text().getBytes(StandardCharsets.UTF_8));
        }
    }

    public record Counted(int number) {
    }

    /** What its {@code isWriteable} answers depends on a field, so that it has to be asked. */
    @Provider
    @Produces("text/x-counted")
    public static class CountedWriter implements MessageBodyWriter<Counted> {
        private int asked;

        @Override
        public boolean isWriteable(Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType) {
            return ++asked > 0;
        }

        @Override
        public void writeTo(Counted counted, Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType,
                MultivaluedMap<String, Object> headers, OutputStream stream) throws IOException {
            stream.write(Integer.toString(counted.number() + asked).getBytes(StandardCharsets.US_ASCII));
        }
    }

    @Path("own")
    public static class OwnResource {
        @Inject
        Providers providers;

        private static String where() {
            return (Context.isOnEventLoopThread() ? "loop" : "worker") + " "
                    + (Arc.container().requestContext().isActive() ? "scoped" : "free");
        }

        @GET
        @Path("label")
        @Produces("text/x-label")
        public Label label(@QueryParam("text") String text) {
            return text == null ? null : new Label(text);
        }

        @POST
        @Path("label")
        @Consumes("text/x-label")
        @Produces("text/x-label")
        public Label label(Label label) {
            return label;
        }

        @GET
        @Path("large")
        @Produces("text/x-label")
        @Blocking
        public Label large(@QueryParam("length") int length) {
            return new Label("x".repeat(length));
        }

        @GET
        @Path("json")
        @Produces("application/json")
        public Label json() {
            return new Label("json");
        }

        @GET
        @Path("response")
        public Response response() {
            return Response.ok(new Label("response")).type("text/x-label").header("X-Shelf", 3).build();
        }

        @GET
        @Path("point")
        @Produces("application/x-point")
        public Point point() {
            return new Point(1, -1);
        }

        @POST
        @Path("point")
        @Consumes("application/x-point")
        public String point(Point point) {
            return point.toString();
        }

        @GET
        @Path("point/parts")
        @Produces("application/x-point")
        public Response partsOfPoint() {
            return Response.ok(new Point(2, 3)).build();
        }

        @GET
        @Path("counted")
        @Produces("text/x-counted")
        public Counted counted() {
            return new Counted(7);
        }

        @GET
        @Path("where")
        @Blocking
        public String known() {
            return providers.getMessageBodyReader(Point.class, Point.class, new Annotation[0],
                    MediaType.valueOf("application/x-point")).getClass().getSimpleName() + " " + where();
        }
    }

    /** Its methods ask for nothing: bound to their providers, they are on the event loop, without the request scope. */
    @Path("free")
    @Singleton
    public static class FreeResource {
        private static final Logger LOG = Logger.getLogger("own.entities");

        @GET
        @Path("label")
        @Produces("text/x-label")
        public Label label() {
            LOG.info("label");
            return new Label(Thread.currentThread().getName());
        }

        @POST
        @Path("label")
        @Consumes("text/x-label")
        public void label(Label label) {
            LOG.info(label.text());
        }

        @GET
        @Path("point")
        @Produces("application/x-point")
        public Point point() {
            LOG.info("point");
            return new Point(1, 2);
        }

        @POST
        @Path("point")
        @Consumes("application/x-point")
        public void point(Point point) {
            LOG.info("point read");
        }

        @GET
        @Path("json")
        @Produces("application/json")
        public List<Label> json() {
            LOG.info("json");
            return List.of(new Label("a"));
        }
    }
}
