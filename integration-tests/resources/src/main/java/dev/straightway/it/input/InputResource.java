package dev.straightway.it.input;

import java.net.URI;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Supplier;

import jakarta.ws.rs.CookieParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.container.AsyncResponse;
import jakarta.ws.rs.container.Suspended;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.UriInfo;

/** Tells what it was sent. */
@Path("input")
@Produces("text/plain")
public class InputResource {

    @GET
    @Path("query")
    public String query(@Context UriInfo uri) {
        return new TreeMap<>(uri.getQueryParameters()).toString();
    }

    @GET
    @Path("parameters")
    public String parameters(@QueryParam("x") String x, @QueryParam("id") String id) {
        return x + " " + id;
    }

    @GET
    @Path("cookie")
    public String cookie(@CookieParam("taste") String taste) {
        return "taste " + taste;
    }

    @GET
    @Path("cookies")
    public String cookies(@Context HttpHeaders fields) {
        return new TreeSet<>(fields.getCookies().keySet()).toString();
    }

    @GET
    @Path("accept")
    public String accept(@Context HttpHeaders fields) {
        return fields.getAcceptableMediaTypes().toString();
    }

    @POST
    @Path("type")
    public String type(@Context HttpHeaders fields) {
        return String.valueOf(fields.getMediaType());
    }

    @GET
    @Path("target")
    public String target(@Context UriInfo uri) {
        return uri.getRequestUri().toString();
    }

    /** Leads where the client says. */
    @GET
    @Path("location")
    public Response location(@QueryParam("to") String to) {
        return Response.ok("text").location(URI.create(to)).build();
    }

    /** The same, built on a thread that knows no request. */
    @GET
    @Path("location/stage")
    public CompletionStage<Response> laterLocation(@QueryParam("to") String to) {
        return elsewhere(() -> Response.ok("text").location(URI.create(to)).build());
    }

    @GET
    @Path("location/resumed")
    public void resumedLocation(@QueryParam("to") String to, @Suspended AsyncResponse later) {
        elsewhere(() -> Response.ok("text").location(URI.create(to)).build())
                .thenAccept(later::resume).exceptionally(failure -> {
                    later.resume(failure);
                    return null;
                });
    }

    private static <T> CompletionStage<T> elsewhere(Supplier<T> built) {
        return CompletableFuture.supplyAsync(built, task -> new Thread(task, "elsewhere").start());
    }
}
