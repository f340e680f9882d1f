package dev.straightway.it.quarkus;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;

import org.jboss.resteasy.reactive.Cache;
import org.jboss.resteasy.reactive.NoCache;
import org.jboss.resteasy.reactive.ResponseStatus;

/** An interface with the annotations of its resource. */
@Path("promised")
@Produces("text/plain")
@Cache(maxAge = 9)
public interface Promised {

    @GET
    @ResponseStatus(202)
    String get();

    @GET
    @Path("kept")
    @NoCache
    String kept();
}
