package dev.straightway.it.hostile.fault;

import jakarta.enterprise.context.RequestScoped;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;

/** A resource that can't be made. */
@Path("breaking")
@RequestScoped
public class BreakingResource {

    public BreakingResource() {
        // ArC makes the client proxy by a constructor of its own.
        if (getClass() == BreakingResource.class) {
            throw new FaultException("constructor");
        }
    }

    @GET
    @Produces("text/plain")
    public String never() {
        return "never";
    }
}
