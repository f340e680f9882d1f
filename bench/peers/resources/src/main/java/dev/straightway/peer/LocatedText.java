package dev.straightway.peer;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;

import io.smallrye.common.annotation.NonBlocking;

/** The sub-resource. */
@Consumes(MediaType.TEXT_PLAIN)
@Produces(MediaType.TEXT_PLAIN)
@NonBlocking
public class LocatedText {

    @GET
    public String get() {
        return "Hello, world!";
    }

    @POST
    public String post(String text) {
        return text;
    }

    @PUT
    public void put(String text) {
        // Reading it is all.
    }
}
