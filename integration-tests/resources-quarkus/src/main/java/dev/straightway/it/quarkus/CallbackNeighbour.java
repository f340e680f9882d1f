package dev.straightway.it.quarkus;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;

/** A resource without mappers of its own. */
@Path("/callbacks-beside")
public class CallbackNeighbour {

    @GET
    public String fails() throws CallbackException.Owned {
        throw new CallbackException.Owned();
    }
}
