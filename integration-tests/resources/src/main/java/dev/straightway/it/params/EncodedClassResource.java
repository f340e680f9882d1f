package dev.straightway.it.params;

import jakarta.ws.rs.Encoded;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;

/** {@code @Encoded} at a class: for every parameter within. */
@Encoded
@Path("encoded-class")
@Produces("text/plain")
public class EncodedClassResource {

    @GET
    @Path("{name}")
    public String both(@PathParam("name") String name, @QueryParam("q") String text) {
        return name + " " + text;
    }
}
