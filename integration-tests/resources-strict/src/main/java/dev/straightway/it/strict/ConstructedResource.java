package dev.straightway.it.strict;

import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.UriInfo;

/** Parameters and context of the constructor, which is called for each request (§3.1.2). */
@Path("constructed/{id}")
@Produces("text/plain")
public class ConstructedResource {

    private final String text;

    public ConstructedResource(@PathParam("id") int id, @QueryParam("n") @DefaultValue("7") int number,
            @Context UriInfo uri) {
        this.text = id + " " + number + " " + uri.getPathParameters().getFirst("id");
    }

    @GET
    public String get() {
        return text;
    }
}
