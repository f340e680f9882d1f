package dev.straightway.peer.model;

import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.MediaType;

import dev.straightway.Resource;
import io.smallrye.common.annotation.NonBlocking;

/** Hands the request on to a resource without a class: made for each request, or kept. */
@Path("model")
@NonBlocking
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
        return Resource.builder().addMethod("GET").produces(MediaType.TEXT_PLAIN).nonBlocking()
                .handledBy(exchange -> "Hello, world!").build();
    }
}
