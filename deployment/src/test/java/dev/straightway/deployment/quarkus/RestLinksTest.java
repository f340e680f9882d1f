package dev.straightway.deployment.quarkus;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;

import jakarta.inject.Inject;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.core.Link;
import jakarta.ws.rs.core.Response;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import dev.straightway.links.rest.InjectRestLinks;
import dev.straightway.links.rest.RestLink;
import dev.straightway.links.rest.RestLinkId;
import dev.straightway.links.rest.RestLinkType;
import dev.straightway.links.rest.RestLinksProvider;
import io.quarkus.test.QuarkusUnitTest;
import io.restassured.RestAssured;
import io.smallrye.mutiny.Uni;

/** The resource of the guide of Quarkus REST on web links, with the headers that it shows. */
@Tag("application")
class RestLinksTest {

    public static class Record {
        private final int id;
        private final String slug;

        Record(int id, String slug) {
            this.id = id;
            this.slug = slug;
        }

        public int getId() {
            return id;
        }

        public String getSlug() {
            return slug;
        }
    }

    @Path("records")
    public static class RecordsResource {
        @Inject
        RestLinksProvider links;

        @GET
        @RestLink(rel = "list")
        @InjectRestLinks
        public Uni<List<Record>> getAll() {
            return Uni.createFrom().item(List.of(new Record(1, "first"), new Record(2, "second/2")));
        }

        @GET
        @Path("{id: \\d+}")
        @RestLink(rel = "self")
        @InjectRestLinks(RestLinkType.INSTANCE)
        public Record getById(@PathParam("id") int id) {
            if (id > 2) {
                throw new NotFoundException();
            }
            return new Record(id, "first");
        }

        @GET
        @Path("{slug: [a-z]+}")
        @RestLink(rel = "get-by-slug", entityType = Record.class)
        @InjectRestLinks(RestLinkType.INSTANCE)
        public Response getBySlug(@PathParam("slug") String slug) {
            return Response.ok(new Record(7, slug)).link("/other", "other").build();
        }

        @PUT
        @Path("{id: \\d+}")
        @RestLink
        @InjectRestLinks(RestLinkType.INSTANCE)
        public Record update(@PathParam("id") int id) {
            return new Record(id, "first");
        }

        @DELETE
        @Path("{id: \\d+}")
        @RestLink(entityType = Record.class)
        @InjectRestLinks(RestLinkType.INSTANCE)
        public void delete(@PathParam("id") int id) {
            // nothing is kept
        }

        @GET
        @Path("told/{id}")
        public String told(@PathParam("id") int id) {
            return links.getInstanceLinks(new Record(id, "a b")).stream().map(Link::toString).sorted()
                    .collect(Collectors.joining("\n"));
        }
    }

    @Path("thread")
    public static class ThreadResource {
        @GET
        public String thread() {
            return Thread.currentThread().getName();
        }
    }

    public static class Keyed {
        @RestLinkId
        public String key = "k/1";
        public int id = 7;
    }

    @Path("keyed")
    @InjectRestLinks(RestLinkType.INSTANCE)
    public static class KeyedResource {
        @GET
        @Path("{id}")
        @RestLink
        public Keyed get(@PathParam("id") String id) {
            return new Keyed();
        }

        @GET
        @Path("none")
        public String none() {
            return "";
        }
    }

    public static class Titled {
        public int id = 5;
    }

    public static class Special extends Titled {
        public String more = "more";
    }

    @Path("titled")
    @InjectRestLinks(RestLinkType.INSTANCE)
    public static class TitledResource {
        @GET
        @Path("{id}")
        @RestLink(title = "One of them", type = "application/json")
        public Titled get(@PathParam("id") int id) {
            return new Titled();
        }

        @GET
        @Path("special")
        public Special special() {
            return new Special();
        }

        @GET
        @Path("refused")
        public Response refused() {
            return Response.status(400).entity(new Titled()).build();
        }
    }

    @RegisterExtension
    static final QuarkusUnitTest APPLICATION = new QuarkusUnitTest().withApplicationRoot(root -> root.addClasses(Record.class,
            RecordsResource.class, Keyed.class, KeyedResource.class, Titled.class, Special.class, TitledResource.class,
            ThreadResource.class));

    private static String[] links(String... pathsAndRelations) {
        return List.of(pathsAndRelations).stream().map(each -> each.split(" "))
                .map(each -> "<" + (each[0].equals("/other") ? "" : RestAssured.baseURI + ":" + RestAssured.port) + each[0]
                        + ">; rel=\"" + each[1] + "\"")
                .toArray(String[]::new);
    }

    private static List<String> headers(String path) {
        return given().get(path).then().statusCode(200).extract().headers().getValues("Link");
    }

    private static final String[] FIRST = { "/records list", "/records/1 self", "/records/first get-by-slug",
            "/records/1 update", "/records/1 remove" };

    @Test
    void listsHaveTheLinksOfTheirClass() {
        assertThat(headers("/records")).containsExactlyInAnyOrder(links("/records list"));
    }

    @Test
    void instancesHaveTheirOwnToo() {
        assertThat(headers("/records/1")).containsExactlyInAnyOrder(links(FIRST));
        assertThat(given().put("/records/1").headers().getValues("Link")).containsExactlyInAnyOrder(links(FIRST));
    }

    @Test
    void linksOfTheResponseStay() {
        assertThat(headers("/records/x")).containsExactlyInAnyOrder(links("/other other", "/records list", "/records/7 self",
                "/records/x get-by-slug", "/records/7 update", "/records/7 remove"));
    }

    @Test
    void answersWithoutEntityHaveTheLinksOfTheClass() {
        assertThat(given().delete("/records/1").then().statusCode(204).extract().headers().getValues("Link"))
                .containsExactly(links("/records list"));
    }

    @Test
    void failuresHaveNone() {
        assertThat(given().get("/records/3").then().statusCode(404).extract().headers().getValues("Link")).isEmpty();
        assertThat(given().get("/titled/refused").then().statusCode(400).extract().headers().getValues("Link")).isEmpty();
    }

    @Test
    void linksHaveTheirTitleAndType() {
        assertThat(headers("/titled/5")).containsExactly(
                links("/titled/5 self")[0] + "; title=\"One of them\"; type=\"application/json\"");
    }

    @Test
    void instancesOfASubclassHaveTheLinksOfTheirSuperclass() {
        assertThat(headers("/titled/special")).isEqualTo(headers("/titled/5"));
    }

    @Test
    void theApplicationMayAskForThem() {
        given().get("/records/told/7").then().statusCode(200);
        assertThat(given().get("/records/told/7").asString().split("\n")).containsExactlyInAnyOrder(links("/records list",
                "/records/7 self", "/records/a%20b get-by-slug", "/records/7 update", "/records/7 remove"));
    }

    @Test
    void routesBesideStayOnTheEventLoop() {
        assertThat(given().get("/thread").asString()).startsWith("vert.x-eventloop");
    }

    @Test
    void theMarkedFieldIsTheId() {
        assertThat(headers("/keyed/x")).containsExactly(links("/keyed/k%2F1 self"));
        assertThat(headers("/keyed/none")).isEmpty();
    }
}
