package dev.straightway.peer;

import jakarta.ws.rs.Path;

import io.smallrye.common.annotation.NonBlocking;

/** Hands the request on to a sub-resource. */
@Path("locator")
@NonBlocking
public class LocatorResource {

    @Path("text")
    public LocatedText text() {
        return new LocatedText();
    }
}
