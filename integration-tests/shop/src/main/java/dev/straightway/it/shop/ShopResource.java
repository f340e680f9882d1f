package dev.straightway.it.shop;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Link;
import jakarta.ws.rs.core.Response;

import dev.straightway.links.Paging;
import dev.straightway.links.hal.HalDocument;

/** The root of the API, and its items. */
@Path("/")
@Produces("application/hal+json")
public class ShopResource {

    private static final int ITEMS = 25;

    @Inject
    ShopLinks links;

    @GET
    public HalDocument<Void> root() {
        return HalDocument.empty().link("self", links.root()).curie("shop", "https://shop.example/relations/{rel}")
                .link("shop:items", links.items());
    }

    @GET
    @Path("items")
    public Response all(@QueryParam("page") int page, @QueryParam("size") Integer size) {
        int length = size == null ? 10 : size;
        List<Link> others = new Paging(page, length, ITEMS).links(number -> links.all(number, size));
        HalDocument<Map<String, Integer>> document = HalDocument.of(Map.of("page", page))
                .link("self", links.all(page, size))
                .embedAll("shop:items", IntStream.range(page * length, Math.min(ITEMS, (page + 1) * length))
                        .mapToObj(this::one).toList());
        others.forEach(document::link);
        return Response.ok(document).links(others.toArray(Link[]::new)).build();
    }

    @GET
    @Path("items/{id}")
    public HalDocument<Item> one(@PathParam("id") int id) {
        return HalDocument.of(Item.of(id)).link("self", links.one(id));
    }
}
