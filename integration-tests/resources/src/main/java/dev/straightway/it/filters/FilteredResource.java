package dev.straightway.it.filters;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;

/** Methods with each binding, with two, and with none. */
@Path("filtered")
@Produces("text/plain")
public class FilteredResource {

    @GET
    @Path("none")
    public String none(@HeaderParam("X-Greeting") String greeting) {
        return "none " + greeting;
    }

    @GET
    @Path("guarded")
    @Guarded
    public String guarded(@HeaderParam("X-Greeting") String greeting) {
        return greeting;
    }

    @GET
    @Path("stamped")
    @Stamped
    public String stamped() {
        return "text";
    }

    @GET
    @Path("stamped-nothing")
    @Stamped
    public void stampedNothing() {
    }

    @GET
    @Path("stamped-failure")
    @Stamped
    public String stampedFailure() {
        throw new NotFoundException();
    }

    @GET
    @Path("traced")
    @Traced
    public String traced(@HeaderParam("X-Trace") String trace) {
        return trace;
    }

    @GET
    @Path("both")
    @Stamped
    @Traced
    public String both() {
        return "both";
    }

    @GET
    @Path("guarded-stamped")
    @Guarded
    @Stamped
    public String guardedStamped() {
        return "passed";
    }
}
