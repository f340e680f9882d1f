package dev.straightway.it.locators;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;

/** Whose annotations {@link InheritingResource} inherits: of methods and of their parameters. */
public interface Described {

    @GET
    @Path("described/{id}")
    @Produces("text/plain")
    String described(@PathParam("id") int id, @QueryParam("mark") @DefaultValue("?") String mark);

    @POST
    @Path("described")
    @Consumes("text/plain")
    @Produces("text/plain")
    String post(String text);
}
