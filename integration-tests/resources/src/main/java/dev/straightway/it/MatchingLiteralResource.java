package dev.straightway.it;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;

/** A class whose template is longer than that of {@link MatchingCaptureResource}: it is asked first. */
@Path("classes/x")
@Produces("text/plain")
public class MatchingLiteralResource {

    @GET
    @Path("{b}")
    public String get(@PathParam("b") String b) {
        return "literal class " + b;
    }
}
