package dev.straightway.it.filters;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;

/** Entities through interceptors: each way alone is told by a method that has none. */
@Path("reversed")
@Consumes("text/plain")
@Produces("text/plain")
public class ReversedResource {

    @GET
    @Reversed
    public String get() {
        return "abc";
    }

    /** Both ways: what the method adds comes first. */
    @POST
    @Reversed
    public String post(String text) {
        return text + "!";
    }

    @POST
    @Path("not")
    public String not(String text) {
        return text + "!";
    }

    @GET
    @Path("nothing")
    @Reversed
    public void nothing() {
    }

    @GET
    @Path("changed")
    @Reversed
    @Traced
    public String changed() {
        return "abc";
    }
}
