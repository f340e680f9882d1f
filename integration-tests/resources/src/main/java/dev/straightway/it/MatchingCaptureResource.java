package dev.straightway.it;

import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;

/** A class whose method has the longer literal, which does not count before the class does. */
@Path("classes/{a}")
@Produces("text/plain")
public class MatchingCaptureResource {

    @GET
    @Path("longliteral")
    public String get(@PathParam("a") String a) {
        return "capture class " + a;
    }

    @GET
    @Path("more/segments")
    public String getMore(@PathParam("a") String a) {
        return "more of capture class " + a;
    }

    @DELETE
    @Path("longliteral")
    public String delete(@PathParam("a") String a) {
        return "deleted by capture class " + a;
    }
}
