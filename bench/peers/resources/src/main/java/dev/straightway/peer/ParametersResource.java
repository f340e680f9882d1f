package dev.straightway.peer;

import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;

import io.smallrye.common.annotation.NonBlocking;

/** Converts parameters of the path and of the query, one of them absent, and answers them all. */
@Path("parameters")
@Produces(MediaType.TEXT_PLAIN)
@NonBlocking
public class ParametersResource {

    @GET
    @Path("{number}/{colour}")
    public String get(@PathParam("number") int number, @PathParam("colour") Colour colour, @QueryParam("limit") long limit,
            @QueryParam("exact") boolean exact, @QueryParam("name") String name,
            @QueryParam("page") @DefaultValue("1") int page) {
        return number + " " + colour + " " + limit + " " + exact + " " + name + " " + page;
    }
}
