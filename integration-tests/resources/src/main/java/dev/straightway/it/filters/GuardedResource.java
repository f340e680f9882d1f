package dev.straightway.it.filters;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;

/** Bound as a class: every method within is (§6.5.2). */
@Guarded
@Path("guarded")
@Produces("text/plain")
public class GuardedResource {

    @GET
    public String root() {
        return "root";
    }

    @GET
    @Path("stamped")
    @Stamped
    public String stamped() {
        return "stamped";
    }
}
