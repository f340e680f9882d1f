package dev.straightway.it.context;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.HEAD;
import jakarta.ws.rs.OPTIONS;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Response;

/** Methods of its own for HEAD and OPTIONS, in the place of those of the standard (§3.3.5). */
@Path("own-methods")
@Produces("text/plain")
public class MethodsResource {

    @GET
    public String get() {
        return "get";
    }

    @HEAD
    public Response head() {
        return Response.ok().header("X-Own", "head").build();
    }

    @OPTIONS
    public Response options() {
        return Response.ok("own").header("X-Own", "options").build();
    }
}
