package dev.straightway.it.library.tools;

import java.util.List;

import jakarta.ws.rs.CookieParam;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.MatrixParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.UriInfo;

import org.jboss.resteasy.reactive.RestPath;
import org.jboss.resteasy.reactive.RestQuery;

@Path("/echo")
public class EchoResource {

    @GET
    @Path("header")
    public String header(@HeaderParam("X-Name") @DefaultValue("nobody") String name) {
        return name;
    }

    @GET
    @Path("cookie")
    public String cookie(@CookieParam("desk") String desk) {
        return "desk " + desk;
    }

    @GET
    @Path("matrix")
    public String matrix(@MatrixParam("shelf") int shelf) {
        return "shelf " + shelf;
    }

    @GET
    @Path("list")
    public List<String> list(@RestQuery List<String> tag) {
        return tag;
    }

    @GET
    @Path("uri/{rest:.*}")
    public String uri(@RestPath String rest, @Context UriInfo uri) {
        return rest + " " + uri.getPath() + " " + uri.getQueryParameters().getFirst("q");
    }

    @GET
    @Path("types")
    public String types(@Context HttpHeaders headers) {
        return headers.getAcceptableMediaTypes().toString();
    }

    @POST
    public String body(String body) {
        return body;
    }
}
