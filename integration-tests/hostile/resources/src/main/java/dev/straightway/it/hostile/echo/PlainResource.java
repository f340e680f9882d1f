package dev.straightway.it.hostile.echo;

import java.util.List;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.UriInfo;

import dev.straightway.it.hostile.Marker;

/** Methods that compute and return plain values: a stack may serve them by its shortest way. */
@Path("plain")
public class PlainResource {

    private static final String NOT_FOUND = "none";

    @GET
    @Path("name/{name}")
    @Produces("text/plain")
    public String name(@PathParam("name") String name, @QueryParam("q") List<String> query,
            @HeaderParam(Marker.FIELD) String marker) {
        return Marker.body("method", marker) + "\n" + name + "\n" + query;
    }

    @GET
    @Path("number/{n}")
    @Produces("text/plain")
    public String number(@PathParam("n") int number, @HeaderParam(Marker.FIELD) String marker) {
        return Marker.body("method", marker) + "\n" + number;
    }

    @GET
    @Path("asked/{any}")
    @Produces("text/plain")
    public String asked(@Context UriInfo uri, @Context HttpHeaders fields, @HeaderParam(Marker.FIELD) String marker) {
        return Marker.body("method", marker) + "\n" + uri.getPath() + "\n" + uri.getQueryParameters() + "\n"
                + fields.getAcceptableMediaTypes() + "\n" + fields.getMediaType();
    }

    @GET
    @Path("item/{n}")
    @Produces("application/json")
    public Item item(@PathParam("n") int number, @HeaderParam(Marker.FIELD) String marker) {
        if (number < 0) {
            throw new NotFoundException();
        }
        Item item = new Item();
        item.marker = marker;
        item.number = number;
        item.tags = List.of("a", "\u00e4", "\u20ac");
        return item;
    }

    /** Repeats the marker, a line each. */
    @GET
    @Path("lines/{count}")
    @Produces("text/plain")
    public String lines(@PathParam("count") int count, @HeaderParam(Marker.FIELD) String marker) {
        return (marker + "\n").repeat(count);
    }

    @GET
    @Path("fails")
    @Produces("text/plain")
    public String fails() {
        throw new IllegalStateException("on purpose");
    }

    @POST
    @Path("item")
    @Consumes("application/json")
    @Produces("application/json")
    public Item post(Item item) {
        return item;
    }

    @PUT
    @Path("text")
    @Consumes("text/plain")
    @Produces("text/plain")
    public String put(String text, @HeaderParam(Marker.FIELD) String marker) {
        return Marker.body("method", marker) + "\n" + text;
    }

    @DELETE
    @Path("name/{name}")
    public void delete(@PathParam("name") String name) {
        if (name.equals(NOT_FOUND)) {
            throw new NotFoundException();
        }
    }
}
