package dev.straightway.peer;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;

import io.smallrye.common.annotation.NonBlocking;

/** Stands between a request filter and a response filter. */
@Path("filtered")
@Produces(MediaType.TEXT_PLAIN)
@Filtered
@NonBlocking
public class FilteredResource {

    @GET
    public String get() {
        return "Hello, world!";
    }
}
