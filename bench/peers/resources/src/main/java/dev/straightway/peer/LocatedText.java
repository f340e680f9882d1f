package dev.straightway.peer;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;

import io.smallrye.common.annotation.NonBlocking;

/** The sub-resource. */
@Produces(MediaType.TEXT_PLAIN)
@NonBlocking
public class LocatedText {

    @GET
    public String get() {
        return "Hello, world!";
    }
}
