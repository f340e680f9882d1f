package dev.straightway.deployment.quarkus;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.is;
import static org.hamcrest.Matchers.startsWith;

import java.io.IOException;
import java.net.URI;
import java.util.List;
import java.util.Random;
import java.util.UUID;

import jakarta.inject.Inject;
import jakarta.ws.rs.ApplicationPath;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.MatrixParam;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Application;
import jakarta.ws.rs.core.Link;
import jakarta.ws.rs.core.Response;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import dev.straightway.deployment.proof.BuildReport;
import dev.straightway.links.Href;
import dev.straightway.links.LinkForm;
import dev.straightway.links.LinkTo;
import dev.straightway.links.LinksTo;
import io.quarkus.test.QuarkusUnitTest;

/** Link interfaces are injected, and their links lead where they say. */
@Tag("application")
class LinksTest {

    @ApplicationPath("api")
    public static class Api extends Application {
    }

    @Path("items")
    public static class ItemResource {
        @Inject
        ItemLinks links;

        @GET
        @Path("{id}/{rest:.+}")
        public List<String> echo(@PathParam("id") String id, @PathParam("rest") String rest, @MatrixParam("m") String matrix,
                @QueryParam("q") List<String> query) {
            return List.of(id, rest, matrix, String.join("|", query));
        }

        @GET
        @Path("{id}")
        public String one(@PathParam("id") UUID id) {
            return links.one(id);
        }

        @GET
        @Path("thread/{id}")
        public String thread(@PathParam("id") int id) {
            return links.thread(id) + " " + Here.thread();
        }

        @GET
        @Path("uri/{id}")
        public Response uri(@PathParam("id") int id) {
            return Response.ok(links.self(id).toString()).links(links.self(id)).build();
        }

        @GET
        @Path("later/{id}")
        public Later later(@PathParam("id") String id) {
            return new Later(id, links.later(id), links.laterBase(id), Here.thread());
        }

        @GET
        @Path("base/{id}")
        public String base(@PathParam("id") String id) {
            return links.base(id) + " " + Here.thread();
        }
    }

    public record Later(String id, Href self, Href base, String thread) {
    }

    /** Not in the test itself, whose static initialiser isn't harmless. */
    static final class Here {
        static String thread() {
            return Thread.currentThread().getName();
        }
    }

    @LinksTo(ItemResource.class)
    interface ItemLinks {
        URI echo(String id, String rest, @MatrixParam("m") String matrix, @QueryParam("q") List<String> query);

        String one(UUID id);

        URI thread(int id);

        @LinkTo(method = "uri")
        Link self(int id);

        @LinkTo(form = LinkForm.ABSOLUTE)
        URI base(String id);

        Href later(String id);

        @LinkTo(method = "later", form = LinkForm.ABSOLUTE)
        Href laterBase(String id);
    }

    @RegisterExtension
    static final QuarkusUnitTest APPLICATION = new QuarkusUnitTest()
            .withApplicationRoot(
                    root -> root.addClasses(Api.class, ItemResource.class, Later.class, Here.class, ItemLinks.class,
                            BuildReport.class))
            .overrideConfigKey("quarkus.http.root-path", "/shop")
            .overrideConfigKey("quarkus.http.proxy.proxy-address-forwarding", "true")
            .overrideConfigKey("quarkus.http.proxy.allow-forwarded", "true");

    @Inject
    ItemLinks links;

    @Test
    void leadToTheServedPath() {
        UUID id = new UUID(7, 8);
        given().basePath("").get(links.one(id)).then().statusCode(200).body(is("/shop/api/items/" + id));
    }

    @Test
    void bringEachValueToItsParameter() {
        Random random = new Random(18);
        for (int i = 0; i < 60; i++) {
            List<String> values = List.of(text(random), text(random) + "/" + text(random), text(random),
                    text(random) + "|" + text(random));
            URI link = links.echo(values.get(0), values.get(1), values.get(2), List.of(values.get(3).split("\\|", 2)));
            List<String> echoed = given().basePath("").urlEncodingEnabled(false).get(link.toString()).then().statusCode(200)
                    .extract().jsonPath().getList("");
            assertThat(echoed).as(link.toString()).isEqualTo(values);
        }
    }

    private static String text(Random random) {
        String characters = "ab é€😀;=&?#%+,:@!$'()*\"<>[]^`{}~._-1";
        StringBuilder text = new StringBuilder("x");
        random.ints(random.nextInt(6), 0, characters.codePointCount(0, characters.length()))
                .map(at -> characters.codePointAt(characters.offsetByCodePoints(0, at))).forEach(text::appendCodePoint);
        return text.toString();
    }

    @Test
    void beginWithTheBaseOfTheRequestWhereTheyAreAbsolute() {
        given().basePath("").urlEncodingEnabled(false).header("Host", "shop.example:8443").get("/shop/api/items/base/a%20b")
                .then().statusCode(200)
                .body(startsWith("http://shop.example:8443/shop/api/items/base/a%20b "));
        given().basePath("").header("Forwarded", "proto=https;host=outside.example").get("/shop/api/items/base/7").then()
                .statusCode(200).body(startsWith("https://outside.example/shop/api/items/base/7 "));
    }

    @Test
    void areRefusedOutsideOfARequestWhereTheyAreAbsolute() {
        assertThatIllegalStateException().isThrownBy(() -> links.base("7")).withMessage("An absolute link begins with the base"
                + " URI of the request, and no request of a Jakarta REST resource is being served here. Use a link with"
                + " LinkForm.PATH, or make it while one is.");
    }

    @Test
    void areWrittenWithAnEntity() {
        String answer = given().basePath("").urlEncodingEnabled(false).header("Host", "shop.example")
                .get("/shop/api/items/later/a%20b").then()
                .statusCode(200).extract().asString();
        assertThat(answer).startsWith("{\"id\":\"a b\",\"self\":\"/shop/api/items/later/a%20b\",\"base\":\"http://shop.example"
                + "/shop/api/items/later/a%20b\",\"thread\":\"vert.x-eventloop");
    }

    @Test
    void becomeHeaders() {
        given().basePath("").get("/shop/api/items/uri/7").then().statusCode(200)
                .header("Link", is("</shop/api/items/uri/7>; rel=\"self\""))
                .body(is("</shop/api/items/uri/7>; rel=\"self\""));
    }

    @Test
    void leaveRoutesOnTheEventLoop() {
        given().basePath("").get("/shop/api/items/thread/7").then()
                .body(startsWith("/shop/api/items/thread/7 vert.x-eventloop"));
        given().basePath("").get("/shop/api/items/base/7").then().body(startsWith("http"))
                .body(containsString(" vert.x-eventloop"));
    }

    @Test
    void needNoRequestScope() throws IOException {
        assertThat(BuildReport.requestScope("ItemResource#thread")).isEqualTo("false");
        assertThat(BuildReport.requestScope("ItemResource#one")).isEqualTo("false");
        assertThat(BuildReport.requestScope("ItemResource#base")).isEqualTo("false");
    }
}
