package dev.straightway.it.hostile.echo;

import java.util.List;

import jakarta.ws.rs.CookieParam;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.MatrixParam;
import jakarta.ws.rs.PATCH;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.UriInfo;

import dev.straightway.it.hostile.Marker;

/** Gives back the parts of a request's head. */
@Path("echo")
@Produces("text/plain")
public class EchoResource {

    @GET
    @Path("name/{name}")
    public Response name(@PathParam("name") String name, @QueryParam("q") List<String> query, @MatrixParam("m") String matrix,
            @CookieParam("c") String cookie, @HeaderParam(Marker.FIELD) String marker) {
        return Answers.of(marker, "method " + marker + "\n" + name + "\n" + query + "\n" + matrix + "\n" + cookie);
    }

    @GET
    @Path("deep/{a}/{b: [a-z]+}/{rest: .*}")
    public Response deep(@PathParam("a") String a, @PathParam("b") String b, @PathParam("rest") String rest,
            @HeaderParam(Marker.FIELD) String marker) {
        return Answers.of(marker, "method " + marker + "\n" + a + "\n" + b + "\n" + rest);
    }

    /** A pattern that takes a step of the regular expression for each letter. */
    @GET
    @Path("letters/{n: (a|b)+}")
    public Response letters(@PathParam("n") String letters, @HeaderParam(Marker.FIELD) String marker) {
        return Answers.of(marker, "method " + marker + "\n" + letters.length());
    }

    @GET
    @Path("number/{n}")
    public Response number(@PathParam("n") int number, @QueryParam("l") @DefaultValue("7") long other,
            @QueryParam("t") Tone tone, @HeaderParam("X-Number") double third, @HeaderParam(Marker.FIELD) String marker) {
        return Answers.of(marker, "method " + marker + "\n" + number + "\n" + other + "\n" + tone + "\n" + third);
    }

    /** Asks for each thing that is parsed from a field when it is asked for. */
    @GET
    @Path("fields")
    public Response fields(@Context HttpHeaders fields, @HeaderParam(Marker.FIELD) String marker) {
        return Answers.of(marker, "method " + marker + "\n" + fields.getAcceptableMediaTypes() + "\n"
                + fields.getAcceptableLanguages() + "\n" + fields.getMediaType() + "\n" + fields.getLanguage() + "\n"
                + fields.getDate() + "\n" + fields.getLength() + "\n" + fields.getCookies().keySet());
    }

    @GET
    @Path("uri/{all: .*}")
    public Response uri(@Context UriInfo uri, @HeaderParam(Marker.FIELD) String marker) {
        return Answers.of(marker, "method " + marker + "\n" + uri.getPath(false) + "\n" + uri.getQueryParameters() + "\n"
                + uri.getPathSegments().size());
    }

    @PUT
    @Path("item/{id}")
    public Response put(@PathParam("id") String id, String body, @HeaderParam(Marker.FIELD) String marker) {
        return Answers.of(marker, "method " + marker + "\n" + id + "\n" + body);
    }

    @PATCH
    @Path("item/{id}")
    public Response patch(@PathParam("id") String id, @HeaderParam(Marker.FIELD) String marker) {
        return Answers.of(marker, "method " + marker + "\n" + id);
    }

    @DELETE
    @Path("item/{id}")
    public void delete(@PathParam("id") String id) {
    }

    /** A choice by the client. */
    @GET
    @Path("choice")
    @Produces({ "text/plain", "text/csv", "application/json;qs=0.5" })
    public Response choice(@HeaderParam(Marker.FIELD) String marker) {
        return Answers.of(marker, "method " + marker);
    }
}
