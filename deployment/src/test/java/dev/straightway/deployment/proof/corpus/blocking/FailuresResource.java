package dev.straightway.deployment.proof.corpus.blocking;

import java.util.List;

import jakarta.ws.rs.ClientErrorException;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.core.GenericEntity;
import jakarta.ws.rs.core.Response;

import dev.straightway.deployment.proof.corpus.Blocks;

/** Blocks in the entities of answers that are thrown or built. */
@Path("blocking/failures")
public class FailuresResource {

    public static class Problem {
        public String getDetail() {
            return Slow.row();
        }
    }

    public static class OutOfStock extends ClientErrorException {
        private static final long serialVersionUID = 1L;

        public OutOfStock() {
            super(Response.status(409).entity(new Problem()).build());
        }
    }

    private static void check(String id) {
        if (id.isEmpty()) {
            throw new WebApplicationException(Response.status(400).entity(List.of(new Problem())).build());
        }
    }

    @GET
    @Path("thrown")
    @Blocks("JDBC in a getter of the entity of a thrown response")
    public String thrown() {
        throw new NotFoundException(Response.status(404).entity(new Problem()).build());
    }

    @GET
    @Path("checked/{id}")
    @Blocks("JDBC in a getter of an entity that is thrown below")
    public String thrownBelow(@PathParam("id") String id) {
        check(id);
        return id;
    }

    @GET
    @Path("own")
    @Blocks("JDBC in a getter of the entity of an own exception")
    public String ownException() {
        throw new OutOfStock();
    }

    @GET
    @Path("built")
    @Blocks("JDBC in a getter of an entity that is built in steps")
    public Response builtInSteps() {
        var builder = Response.ok();
        builder.entity(new Problem());
        return builder.build();
    }

    @GET
    @Path("generic")
    @Blocks("JDBC in a getter of an element of a generic entity")
    public Response genericEntity() {
        return Response.ok(new GenericEntity<>(List.of(new Problem())) {
        }).build();
    }

    @GET
    @Path("object")
    @Blocks("JDBC in a getter of an answer that is one of two")
    public Object oneOfTwo() {
        return System.nanoTime() % 2 == 0 ? "text" : new Problem();
    }
}
