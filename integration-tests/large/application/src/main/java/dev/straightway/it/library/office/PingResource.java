package dev.straightway.it.library.office;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.HEAD;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.Response;

@Path("/ping")
public class PingResource {

    @GET
    public String ping() {
        return "pong";
    }

    @HEAD
    @Path("head")
    public Response head() {
        return Response.ok().header("X-Head", "yes").build();
    }

    @GET
    @Path("nothing")
    public void nothing() {
    }

    @GET
    @Path("null")
    public String none() {
        return null;
    }

    @GET
    @Path("failure")
    public String failure() {
        throw new IllegalStateException("out of order");
    }
}
