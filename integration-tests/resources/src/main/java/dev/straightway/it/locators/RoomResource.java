package dev.straightway.it.locators;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.UriInfo;

import dev.straightway.it.filters.Guarded;
import dev.straightway.it.filters.Stamped;
import dev.straightway.it.providers.ShopException;

/** A sub-resource with sub-resources of its own, with methods that are bound by name, and one that fails. */
@Produces("text/plain")
public class RoomResource {

    private final String name;

    RoomResource(String name) {
        this.name = name;
    }

    @GET
    public String get(@Context UriInfo uri) {
        return Way.of(uri);
    }

    @POST
    @Consumes("text/plain")
    public String text(String text) {
        return "text " + text;
    }

    @POST
    @Consumes("application/json")
    @Produces("application/json")
    public String json(String json) {
        return json;
    }

    @DELETE
    public void delete() {
    }

    @GET
    @Path("stamped")
    @Stamped
    public String stamped() {
        return name;
    }

    @GET
    @Path("guarded")
    @Guarded
    public String guarded(@HeaderParam("X-Greeting") String greeting) {
        return name + " " + greeting;
    }

    @GET
    @Path("failing")
    @Stamped
    public String failing() {
        throw new ShopException("no " + name);
    }

    @Path("boxes/{box}")
    public BoxResource box(@PathParam("box") int box) {
        return box == 0 ? null : new BoxResource(name + " " + box);
    }

    @Path("stamped-box")
    public StampedBox stampedBox() {
        return new StampedBox();
    }
}
