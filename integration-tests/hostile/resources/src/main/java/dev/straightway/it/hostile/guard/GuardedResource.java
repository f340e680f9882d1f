package dev.straightway.it.hostile.guard;

import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;

/** Takes bodies behind a filter. */
@Path("guarded")
public class GuardedResource {

    @POST
    @Guarded
    public int length(byte[] entity) {
        return entity.length;
    }
}
