package dev.straightway.deployment.proof.corpus.harmless;

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
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.ext.MessageBodyReader;
import jakarta.ws.rs.ext.MessageBodyWriter;
import jakarta.ws.rs.ext.Provider;

import io.smallrye.common.annotation.Blocking;

/** Has an entity reader and an entity writer, which any route may be answered by. */
@Path("harmless/labels")
public class LabelsResource {

    /** What is glued on a box. */
    public record Label(String code, String shelf) {
    }

    @Provider
    @Produces("text/plain")
    public static class LabelWriter implements MessageBodyWriter<Label> {
        @Override
        public boolean isWriteable(Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType) {
            return type == Label.class;
        }

        @Override
        public void writeTo(Label label, Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType,
                MultivaluedMap<String, Object> headers, OutputStream out) throws IOException {
            headers.putSingle("X-Label", mediaType.getSubtype());
            out.write(("|" + label.code() + "|" + label.shelf() + "|").getBytes(StandardCharsets.UTF_8));
            out.flush();
        }
    }

    @Provider
    @Consumes("text/plain")
    public static class LabelReader implements MessageBodyReader<Label> {
        @Override
        public boolean isReadable(Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType) {
            return Label.class.isAssignableFrom(type);
        }

        @Override
        public Label readFrom(Class<Label> type, Type genericType, Annotation[] annotations, MediaType mediaType,
                MultivaluedMap<String, String> headers, InputStream in) throws IOException {
            String[] parts = new String(in.readAllBytes(), StandardCharsets.UTF_8).split("\\|");
            return new Label(parts[1], parts.length > 2 ? parts[2] : headers.getFirst("X-Shelf"));
        }
    }

    @GET
    @Path("{code}")
    @Produces("text/plain")
    public Label label(@PathParam("code") String code) {
        return new Label(code, "S" + code.length());
    }

    @POST
    @Consumes("text/plain")
    @Produces("text/plain")
    public String read(Label label) {
        return label.code() + "@" + label.shelf();
    }

    /** Answers what nobody knows, and isn't asked whether it blocks: it may be a label, but not the stream of an answer. */
    @GET
    @Path("property/{name}")
    @Blocking
    public Object property(@PathParam("name") String name, @Context ContainerRequestContext request) {
        return request.getProperty(name);
    }
}
