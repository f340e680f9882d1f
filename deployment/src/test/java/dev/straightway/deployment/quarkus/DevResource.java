package dev.straightway.deployment.quarkus;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;

/** What {@link DevModeTest} changes while it is served. */
@Path("dev")
public class DevResource {

    @GET
    @Path("{name}")
    public String get(@PathParam("name") String name) {
        return "hello " + name;
    }
}
