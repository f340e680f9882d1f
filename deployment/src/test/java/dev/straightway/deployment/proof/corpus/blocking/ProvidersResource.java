package dev.straightway.deployment.proof.corpus.blocking;

import java.io.IOException;
import java.io.OutputStream;
import java.lang.annotation.Annotation;
import java.lang.reflect.Type;
import java.util.AbstractList;
import java.util.List;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.ext.ExceptionMapper;
import jakarta.ws.rs.ext.MessageBodyWriter;
import jakarta.ws.rs.ext.Provider;

import dev.straightway.deployment.proof.corpus.Blocks;

/** Blocks in providers for types of the platform, which get objects of classes of the application. */
@Path("blocking/providers")
public class ProvidersResource {

    public static class Failing extends IllegalStateException {
        private static final long serialVersionUID = 1L;

        @Override
        public String getMessage() {
            return Slow.row();
        }
    }

    @Provider
    public static class AnyMapper implements ExceptionMapper<RuntimeException> {
        @Override
        public Response toResponse(RuntimeException failure) {
            return Response.status(500).entity(failure.getMessage()).build();
        }
    }

    @GET
    @Path("mapped")
    @Blocks("JDBC in an exception below the type of a mapper")
    public String mapped() {
        throw new Failing();
    }

    public static class Rows extends AbstractList<String> {
        @Override
        public String get(int index) {
            return Slow.row();
        }

        @Override
        public int size() {
            return 1;
        }
    }

    @Provider
    public static class ListWriter implements MessageBodyWriter<List<?>> {
        @Override
        public boolean isWriteable(Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType) {
            return true;
        }

        @Override
        public void writeTo(List<?> list, Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType,
                MultivaluedMap<String, Object> headers, OutputStream out) throws IOException {
            out.write(String.valueOf(list.get(0)).length());
        }
    }

    @GET
    @Path("written")
    @Blocks("JDBC in a list below the type of a writer")
    public List<String> written() {
        return new Rows();
    }
}
