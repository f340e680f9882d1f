package dev.straightway.deployment.quarkus;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.is;

import java.net.URI;
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

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.springframework.hateoas.MediaTypes;
import org.springframework.hateoas.client.Traverson;

import dev.straightway.links.LinkForm;
import dev.straightway.links.LinkTo;
import dev.straightway.links.LinksTo;
import dev.straightway.links.Paging;
import dev.straightway.links.hal.HalDocument;
import dev.straightway.links.hal.HalLink;
import io.quarkus.test.QuarkusUnitTest;
import io.quarkus.test.common.http.TestHTTPResource;

/** An API of HAL documents, which a client that knows nothing but its root walks. */
@Tag("application")
class HalTest {

    static final String HAL = "application/hal+json";
    static final int ITEMS = 25;

    public record Item(int id, String name) {
        static Item of(int id) {
            return new Item(id, "item " + id);
        }
    }

    @Path("/")
    @Produces(HAL)
    public static class RootResource {
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

    @LinksTo(value = RootResource.class, form = LinkForm.ABSOLUTE)
    public interface ShopLinks {
        URI root();

        @LinkTo(method = "all", templated = true)
        HalLink items();

        URI all(int page, Integer size);

        URI one(int id);
    }

    @RegisterExtension
    static final QuarkusUnitTest APPLICATION = new QuarkusUnitTest()
            .withApplicationRoot(root -> root.addClasses(Item.class, RootResource.class, ShopLinks.class));

    @TestHTTPResource
    URI server;

    @Test
    void isWalkedFromItsRoot() {
        Traverson client = new Traverson(server, MediaTypes.HAL_JSON);

        assertThat(
                client.follow("shop:items").withTemplateParameters(Map.of("page", 1, "size", 7)).<Integer> toObject("$.page"))
                .isEqualTo(1);
        assertThat(client.follow("shop:items", "next", "next").<List<String>> toObject("$._embedded['shop:items'][*].name"))
                .containsExactly("item 20", "item 21", "item 22", "item 23", "item 24");
        assertThat(client.follow("shop:items", "last", "prev", "$._embedded['shop:items'][3]._links.self.href")
                .<String> toObject("$.name")).isEqualTo("item 13");
    }

    @Test
    void saysItsMediaTypeAndItsPagesInFields() {
        List<String> fields = given().get("/items?page=1&size=10").then().statusCode(200).contentType(HAL)
                .body("page", is(1)).body("_links.next.href", is(server + "items?page=2&size=10"))
                .extract().headers().getValues("Link");
        assertThat(String.join(", ", fields)).isEqualTo("<" + server + "items?page=0&size=10>; rel=\"first\", <" + server
                + "items?page=0&size=10>; rel=\"prev\", <" + server + "items?page=2&size=10>; rel=\"next\", <" + server
                + "items?page=2&size=10>; rel=\"last\"");
    }

    @Test
    void leavesTheRestToClients() {
        given().get("/").then().statusCode(200).contentType(HAL).body("_links.'shop:items'.href",
                is(server + "items{?page,size}")).body("_links.'shop:items'.templated", is(true))
                .body("_links.curies[0].name", is("shop"));
    }
}
