package dev.straightway.peer.quarkus;

import java.util.ArrayList;
import java.util.List;
import java.util.UUID;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;

import dev.straightway.peer.LinkedItem;
import io.quarkus.resteasy.reactive.links.RestLink;
import io.quarkus.resteasy.reactive.links.RestLinksProvider;
import io.smallrye.common.annotation.NonBlocking;

/** The list of the shared resource, with links that annotations declare. */
@Path("links/annotated")
@Produces(MediaType.APPLICATION_JSON)
@NonBlocking
public class AnnotatedLinksResource {

    private final RestLinksProvider links;

    AnnotatedLinksResource(RestLinksProvider links) {
        this.links = links;
    }

    /** What has links, by its id. */
    public static final class Item {

        private final String id;

        Item(String id) {
            this.id = id;
        }

        public String getId() {
            return id;
        }
    }

    @GET
    @Path("items/{id}")
    @RestLink(rel = "self", entityType = Item.class)
    public Item getOne(@PathParam("id") String id) {
        return new Item(id);
    }

    @GET
    @Path("{count}")
    public List<LinkedItem> all(@PathParam("count") int count) {
        List<LinkedItem> items = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            Item item = new Item(UUID.randomUUID().toString());
            items.add(new LinkedItem(item.getId(), links.getInstanceLinks(item).iterator().next().getUri().toString()));
        }
        return items;
    }
}
