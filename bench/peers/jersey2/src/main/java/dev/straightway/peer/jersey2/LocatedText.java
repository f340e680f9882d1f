package dev.straightway.peer.jersey2;

import javax.ws.rs.Consumes;
import javax.ws.rs.GET;
import javax.ws.rs.POST;
import javax.ws.rs.PUT;
import javax.ws.rs.Produces;
import javax.ws.rs.core.MediaType;

/** The sub-resource: as little as one can answer. */
@Consumes(MediaType.TEXT_PLAIN)
@Produces(MediaType.TEXT_PLAIN)
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
