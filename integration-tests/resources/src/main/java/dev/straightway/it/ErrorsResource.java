package dev.straightway.it;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;

/** Exceptions and what becomes of them (§3.3.4). */
@Path("errors")
@Produces(MediaType.TEXT_PLAIN)
public class ErrorsResource {

    @GET
    @Path("web")
    public String web() {
        throw new WebApplicationException(Response.status(409).type(MediaType.TEXT_PLAIN).entity("conflict").build());
    }

    @GET
    @Path("missing")
    public String missing() {
        throw new NotFoundException();
    }

    @GET
    @Path("failure")
    public String failure() {
        throw new IllegalStateException("a secret of the application");
    }
}
