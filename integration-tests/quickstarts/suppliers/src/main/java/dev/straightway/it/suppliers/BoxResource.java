package dev.straightway.it.suppliers;

import java.util.List;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;

import dev.straightway.links.rest.InjectRestLinks;
import dev.straightway.links.rest.RestLink;
import dev.straightway.links.rest.RestLinkType;

/** Boxes with links by annotation, beside the resources that REST Data generates. */
@Path("boxes")
@Produces({ MediaType.APPLICATION_JSON, "application/hal+json" })
public class BoxResource {

    @GET
    @RestLink
    @InjectRestLinks
    public List<Box> all() {
        return List.of(new Box("a/1", 3), new Box("b", 4));
    }

    @GET
    @Path("{id}")
    @RestLink(title = "A box", type = MediaType.APPLICATION_JSON)
    @InjectRestLinks(RestLinkType.INSTANCE)
    public Box one(@PathParam("id") String id) {
        return new Box(id, 3);
    }
}
