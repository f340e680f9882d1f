package dev.straightway.peer.resteasy;

import java.util.ArrayList;
import java.util.List;
import java.util.UUID;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;

import org.jboss.resteasy.links.AddLinks;
import org.jboss.resteasy.links.LinkResource;

/** The list of the shared resource, with links that annotations declare. */
@Path("links")
@Produces(MediaType.APPLICATION_JSON)
public class LinksResource {

    /** The class is named, since RESTEasy looks for it at each item otherwise. */
    @GET
    @Path("items/{id}")
    @AddLinks
    @LinkResource(value = LinkedItem.class, rel = "self")
    public LinkedItem getOne(@PathParam("id") String id) {
        return new LinkedItem(id);
    }

    @GET
    @Path("annotated/{count}")
    @AddLinks
    public List<LinkedItem> all(@PathParam("count") int count) {
        List<LinkedItem> items = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            items.add(new LinkedItem(UUID.randomUUID().toString()));
        }
        return items;
    }
}
