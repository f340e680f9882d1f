package dev.straightway.deployment.quarkus;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;

/** What {@link DevModeTest} adds to a running application. */
@Path("added")
public class DevAddedResource {

    @GET
    public String get() {
        return "added";
    }
}
