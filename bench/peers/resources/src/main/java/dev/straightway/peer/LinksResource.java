package dev.straightway.peer;

import java.util.ArrayList;
import java.util.List;
import java.util.UUID;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.UriInfo;

import io.smallrye.common.annotation.NonBlocking;

/**
 * Lists items with a link each, built in the ways that Jakarta REST has. Each item has a random UUID, as in the published
 * experiment.
 */
@Path("links")
@Produces(MediaType.APPLICATION_JSON)
@NonBlocking
public class LinksResource {

    @GET
    @Path("items/{id}")
    public LinkedItem getOne(@PathParam("id") String id, @Context UriInfo uri) {
        return new LinkedItem(id, uri.getRequestUri().toString());
    }

    @GET
    @Path("uri-builder/{count}")
    public List<LinkedItem> byUriBuilder(@PathParam("count") int count, @Context UriInfo uri) {
        List<LinkedItem> items = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            String id = UUID.randomUUID().toString();
            items.add(new LinkedItem(id, uri.getBaseUriBuilder().path(LinksResource.class)
                    .path(LinksResource.class, "getOne").build(id).toString()));
        }
        return items;
    }

    @GET
    @Path("plain/{count}")
    public List<LinkedItem> plain(@PathParam("count") int count, @Context UriInfo uri) {
        String base = uri.getBaseUri().toString();
        List<LinkedItem> items = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            String id = UUID.randomUUID().toString();
            items.add(new LinkedItem(id, base + "links/items/" + id));
        }
        return items;
    }
}
