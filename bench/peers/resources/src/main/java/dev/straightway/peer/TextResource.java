package dev.straightway.peer;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;

import io.smallrye.common.annotation.NonBlocking;

/** As little as a resource can answer. */
@Path("text")
@Produces(MediaType.TEXT_PLAIN)
@NonBlocking
public class TextResource {

    @GET
    public String get() {
        return "Hello, world!";
    }
}
