package dev.straightway.peer.jersey2;

import javax.ws.rs.Consumes;
import javax.ws.rs.GET;
import javax.ws.rs.POST;
import javax.ws.rs.PUT;
import javax.ws.rs.Path;
import javax.ws.rs.Produces;
import javax.ws.rs.core.MediaType;

/** As little as a resource can answer. */
@Path("text")
@Consumes(MediaType.TEXT_PLAIN)
@Produces(MediaType.TEXT_PLAIN)
public class TextResource {

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
