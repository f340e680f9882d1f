package dev.straightway.it;

import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.PATCH;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;

/** Ranks within one class, and HTTP methods (§3.7.2). */
@Path("matching")
@Produces("text/plain")
public class MatchingResource {

    @GET
    @Path("{a}/longliteral")
    public String longLiteral(@PathParam("a") String a) {
        return "long literal " + a;
    }

    @GET
    @Path("x/{b}")
    public String capture(@PathParam("b") String b) {
        return "capture " + b;
    }

    @PUT
    @Path("methods")
    public String put() {
        return "PUT";
    }

    @DELETE
    @Path("methods")
    public void delete() {
    }

    @PATCH
    @Path("methods")
    public String patch() {
        return "PATCH";
    }

    @Purge
    @Path("methods")
    public String purge() {
        return "PURGE";
    }

    @GET
    @Path("rest/{rest:.+}")
    public String rest(@PathParam("rest") String rest) {
        return "rest " + rest;
    }
}
