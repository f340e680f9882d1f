package dev.straightway.deployment.proof.corpus.blocking;

import static java.lang.annotation.RetentionPolicy.RUNTIME;

import java.io.IOException;
import java.io.OutputStream;
import java.lang.annotation.Annotation;
import java.lang.annotation.Retention;
import java.lang.reflect.Type;
import java.nio.charset.StandardCharsets;

import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NameBinding;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerRequestFilter;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.container.ContainerResponseFilter;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.ext.ExceptionMapper;
import jakarta.ws.rs.ext.MessageBodyWriter;
import jakarta.ws.rs.ext.ParamConverter;
import jakarta.ws.rs.ext.ParamConverterProvider;
import jakarta.ws.rs.ext.Provider;
import jakarta.ws.rs.ext.ReaderInterceptor;
import jakarta.ws.rs.ext.ReaderInterceptorContext;
import jakarta.ws.rs.ext.WriterInterceptor;
import jakarta.ws.rs.ext.WriterInterceptorContext;

import dev.straightway.deployment.proof.corpus.Blocks;

/** Blocks around the method: filters, interceptors, converters, writers, mappers. The methods do nothing. */
@Path("blocking/around")
public class AroundResource {

    @NameBinding
    @Retention(RUNTIME)
    public @interface Checked {
    }

    @Provider
    @Checked
    public static class CheckFilter implements ContainerRequestFilter {
        @Override
        public void filter(ContainerRequestContext request) {
            request.setProperty("checked", Slow.file());
        }
    }

    @NameBinding
    @Retention(RUNTIME)
    public @interface Stamped {
    }

    @Provider
    @Stamped
    public static class StampFilter implements ContainerResponseFilter {
        @Override
        public void filter(ContainerRequestContext request, ContainerResponseContext response) {
            response.getHeaders().add("Stamp", Slow.sleep());
        }
    }

    @NameBinding
    @Retention(RUNTIME)
    public @interface Unpacked {
    }

    @Provider
    @Unpacked
    public static class Unpacker implements ReaderInterceptor {
        @Override
        public Object aroundReadFrom(ReaderInterceptorContext context) throws IOException {
            Slow.sleep();
            return context.proceed();
        }
    }

    @NameBinding
    @Retention(RUNTIME)
    public @interface Packed {
    }

    @Provider
    @Packed
    public static class Packer implements WriterInterceptor {
        @Override
        public void aroundWriteTo(WriterInterceptorContext context) throws IOException {
            Slow.sleep();
            context.proceed();
        }
    }

    public record Isbn(String text) {
    }

    @Provider
    public static class IsbnConverters implements ParamConverterProvider {
        @Override
        @SuppressWarnings("unchecked")
        public <T> ParamConverter<T> getConverter(Class<T> rawType, Type type, Annotation[] annotations) {
            return rawType == Isbn.class ? (ParamConverter<T>) new IsbnConverter() : null;
        }
    }

    static final class IsbnConverter implements ParamConverter<Isbn> {
        @Override
        public Isbn fromString(String text) {
            return new Isbn(text + Slow.file());
        }

        @Override
        public String toString(Isbn isbn) {
            return isbn.text();
        }
    }

    public static final class Account {
        private final String id;

        public Account(String id) {
            this.id = id + Slow.row();
        }

        public String id() {
            return id;
        }
    }

    public static final class Region {
        private Region() {
        }

        public static Region valueOf(String text) {
            Slow.host();
            return new Region();
        }
    }

    public static class Filters {
        private String name;

        @QueryParam("name")
        public void setName(String name) {
            this.name = name + Slow.file();
        }

        public String name() {
            return name;
        }
    }

    public record Drawing(String text) {
    }

    @Provider
    @Produces("text/drawing")
    public static class DrawingWriter implements MessageBodyWriter<Drawing> {
        @Override
        public boolean isWriteable(Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType) {
            return type == Drawing.class;
        }

        @Override
        public void writeTo(Drawing drawing, Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType,
                MultivaluedMap<String, Object> headers, OutputStream out) throws IOException {
            out.write((drawing.text() + Slow.file()).getBytes(StandardCharsets.UTF_8));
        }
    }

    public static class Missing extends WebApplicationException {
        private static final long serialVersionUID = 1L;
    }

    @Provider
    public static class MissingMapper implements ExceptionMapper<Missing> {
        @Override
        public Response toResponse(Missing missing) {
            return Response.status(404).entity(Slow.file()).build();
        }
    }

    @GET
    @Path("request")
    @Checked
    @Blocks("file in a request filter")
    public String requestFilter() {
        return "served";
    }

    @GET
    @Path("response")
    @Stamped
    @Blocks("sleep in a response filter")
    public String responseFilter() {
        return "served";
    }

    @POST
    @Path("reader")
    @Unpacked
    @Blocks("sleep in a reader interceptor")
    public String readerInterceptor(String body) {
        return body;
    }

    @GET
    @Path("writer")
    @Packed
    @Blocks("sleep in a writer interceptor")
    public String writerInterceptor() {
        return "served";
    }

    @GET
    @Path("converter/{isbn}")
    @Blocks("file in a parameter's converter")
    public String converter(@PathParam("isbn") Isbn isbn) {
        return "served";
    }

    @GET
    @Path("constructor/{account}")
    @Blocks("JDBC in the constructor of a parameter")
    public String constructor(@PathParam("account") Account account) {
        return "served";
    }

    @GET
    @Path("value-of/{region}")
    @Blocks("name look-up in valueOf of a parameter")
    public String valueOf(@PathParam("region") Region region) {
        return "served";
    }

    @GET
    @Path("bean")
    @Blocks("file in a setter of a bean of parameters")
    public String beanParam(@BeanParam Filters filters) {
        return "served";
    }

    @GET
    @Path("drawing")
    @Produces("text/drawing")
    @Blocks("file in a writer")
    public Drawing writer() {
        return new Drawing("circle");
    }

    @GET
    @Path("mapped")
    @Blocks("file in the mapper of an exception")
    public String mapper() throws Missing {
        throw new Missing();
    }
}
