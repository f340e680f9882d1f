package dev.straightway.it.locators;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;

/** A sub-resource whose annotations stand here. */
@Produces("text/plain")
public interface Shelf {

    @GET
    @Path("{place}")
    String at(@PathParam("place") int place);
}
