package dev.straightway.deployment.proof.corpus.harmless;

import java.util.Optional;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.ext.ExceptionMapper;
import jakarta.ws.rs.ext.Provider;

import org.jboss.logging.Logger;

/** Throws exceptions beside one that these routes don't throw, whose mapper reads a file. */
@Path("harmless/mapped")
public class MappedResource {

    private static final Logger LOG = Logger.getLogger(MappedResource.class);

    public static class Broken extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    public static class Absent extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    @Provider
    public static class BrokenMapper implements ExceptionMapper<Broken> {
        @Override
        public Response toResponse(Broken broken) {
            return Response.status(500).entity(QuietBeansResource.file()).build();
        }
    }

    @Provider
    public static class AbsentMapper implements ExceptionMapper<Absent> {
        @Override
        public Response toResponse(Absent absent) {
            return Response.status(404).build();
        }
    }

    /** Not a route: it is what the others don't do. */
    static void breakIt() {
        throw new Broken();
    }

    private static String find(String id) {
        return Optional.of(id).filter(text -> text.length() < 3).orElseThrow(Absent::new);
    }

    @GET
    @Path("thrown/{id}")
    public String thrown(@PathParam("id") String id) {
        return find(id);
    }

    @GET
    @Path("again/{id}")
    public String again(@PathParam("id") String id) {
        try {
            return find(id);
        } catch (RuntimeException e) {
            LOG.debug("again", e);
            throw e;
        }
    }

    @GET
    @Path("finally/{id}")
    public String cleansUp(@PathParam("id") String id) {
        var words = new StringBuilder();
        try {
            return words.append(find(id)).toString();
        } finally {
            words.setLength(0);
        }
    }
}
