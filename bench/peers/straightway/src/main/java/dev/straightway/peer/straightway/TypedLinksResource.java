package dev.straightway.peer.straightway;

import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.function.Function;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;

import dev.straightway.links.Href;
import io.smallrye.common.annotation.NonBlocking;

/** The list of the shared resource, with links that the build has checked. */
@Path("links")
@Produces(MediaType.APPLICATION_JSON)
@NonBlocking
public class TypedLinksResource {

    private final ItemLinks links;

    TypedLinksResource(ItemLinks links) {
        this.links = links;
    }

    @GET
    @Path("typed/{count}")
    public List<TypedItem> typed(@PathParam("count") int count) {
        return items(count, links::getOne);
    }

    @GET
    @Path("path/{count}")
    public List<TypedItem> path(@PathParam("count") int count) {
        return items(count, links::path);
    }

    private static List<TypedItem> items(int count, Function<String, Href> link) {
        List<TypedItem> items = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            String id = UUID.randomUUID().toString();
            items.add(TypedItem.of(id, link.apply(id)));
        }
        return items;
    }
}
