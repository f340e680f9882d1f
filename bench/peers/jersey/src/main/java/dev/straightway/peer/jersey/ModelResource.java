package dev.straightway.peer.jersey;

import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.MediaType;

import org.glassfish.jersey.server.model.Resource;

/** Hands the request on to a resource without a class: made for each request, or kept. */
@Path("model")
public class ModelResource {

    private final Resource kept = text();

    @Path("new")
    public Resource made() {
        return text();
    }

    @Path("kept")
    public Resource kept() {
        return kept;
    }

    private static Resource text() {
        Resource.Builder text = Resource.builder();
        text.addMethod("GET").produces(MediaType.TEXT_PLAIN_TYPE).handledBy(request -> "Hello, world!");
        return text.build();
    }
}
