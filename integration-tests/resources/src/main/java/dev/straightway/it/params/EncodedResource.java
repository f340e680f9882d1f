package dev.straightway.it.params;

import jakarta.ws.rs.Encoded;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.UriInfo;

/** {@code @Encoded} at one parameter and at a method (§3.2). */
@Path("encoded")
@Produces("text/plain")
public class EncodedResource {

    /** The second parameter shows that the first one's annotation is its own. */
    @GET
    @Path("parameter/{name}")
    public String parameter(@Encoded @PathParam("name") String raw, @PathParam("name") String name) {
        return raw + " " + name;
    }

    @GET
    @Path("query")
    public String query(@Encoded @QueryParam("q") String raw, @QueryParam("q") String text) {
        return raw + " " + text;
    }

    @Encoded
    @GET
    @Path("method/{name}")
    public String method(@PathParam("name") String name, @QueryParam("q") String text) {
        return name + " " + text;
    }

    @GET
    @Path("uri/{name}")
    public String uri(@PathParam("name") String name, @Context UriInfo uri) {
        return uri.getPathParameters(false).getFirst("name") + " " + uri.getPathParameters().getFirst("name");
    }
}
