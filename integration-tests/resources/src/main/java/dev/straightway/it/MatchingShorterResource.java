package dev.straightway.it;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;

/** A class whose template is shorter than that of {@link MatchingCaptureResource}, and has the same text before variables. */
@Path("classes")
@Produces("text/plain")
public class MatchingShorterResource {

    @GET
    @Path("{a}/{b}/{c}")
    public String get(@PathParam("a") String a, @PathParam("b") String b, @PathParam("c") String c) {
        return "shorter class " + a + b + c;
    }
}
