package dev.straightway.it.suppliers;

import static io.restassured.RestAssured.get;
import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.path.json.JsonPath;
import io.restassured.response.Response;

/**
 * The resources that REST Data generates answer as on Quarkus REST, where the same test was run. A test begins with the
 * suppliers that it creates.
 */
@QuarkusTest
class SuppliersTest {

    private static final String HAL = "application/hal+json";

    @Test
    void createsUpdatesAndDeletesASupplier() {
        Response created = onlySupplier();
        String id = created.jsonPath().getString("id");
        assertThat(created.statusCode()).isEqualTo(201);
        assertThat(created.header("Location")).endsWith("/suppliers/" + id);
        assertThat(created.asString()).isEqualTo("{\"id\":" + id + ",\"name\":\"Ace\",\"days\":3}");
        assertThat(get("/suppliers/" + id).asString()).isEqualTo(created.asString());
        assertThat(get("/suppliers/count").asString()).isEqualTo("1");
        assertThat(given().contentType(ContentType.JSON).body("{\"name\":\"Tor\",\"days\":4}").put("/suppliers/" + id)
                .statusCode()).isEqualTo(204);
        assertThat(get("/suppliers/" + id).asString()).isEqualTo("{\"id\":" + id + ",\"name\":\"Tor\",\"days\":4}");
        assertThat(given().delete("/suppliers/" + id).statusCode()).isEqualTo(204);
        assertThat(get("/suppliers/" + id).statusCode()).isEqualTo(404);
        assertThat(given().delete("/suppliers/" + id).statusCode()).isEqualTo(404);
    }

    @Test
    void listsSuppliersByPages() {
        onlySupplier();
        supplier("Tor", 5);
        Response page = get("/suppliers/all?size=1&sort=-name");
        assertThat(page.jsonPath().getList("name")).containsExactly("Tor");
        assertThat(page.headers().getValues("Link")).hasSize(3)
                .anySatisfy(link -> assertThat(link).contains("page=1", "size=1", "rel=\"next\""))
                .anySatisfy(link -> assertThat(link).contains("page=0", "rel=\"first\""))
                .anySatisfy(link -> assertThat(link).contains("page=1", "rel=\"last\""));
        assertThat(get("/suppliers/all?name=Ace").jsonPath().getList("days")).containsExactly(3);
    }

    @Test
    void linksOfAnEntityAreInItsRepresentationInHal() {
        String id = onlySupplier().jsonPath().getString("id");
        Response answer = given().accept(HAL).get("/suppliers/" + id);
        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.contentType()).startsWith(HAL);
        assertThat(answer.jsonPath().getString("name")).isEqualTo("Ace");
        assertLinks(answer.jsonPath(), "_links", id);
    }

    @Test
    void linksOfEachEntityAreInAListInHal() {
        String id = onlySupplier().jsonPath().getString("id");
        Response answer = given().accept(HAL).get("/suppliers/all?size=1");
        assertThat(answer.statusCode()).isEqualTo(200);
        assertLinks(answer.jsonPath(), "_embedded.suppliers[0]._links", id);
        assertThat(answer.jsonPath().getString("_links.add.href")).endsWith("/suppliers");
        assertThat(answer.jsonPath().getString("_links.first.href")).contains("/suppliers/all?", "page=0");
    }

    @ParameterizedTest
    @ValueSource(strings = { "application/hal+json, application/json;q=0.5", "application/json, application/hal+json" })
    void whoAsksForBothHasLinksInBoth(String accept) {
        String id = onlySupplier().jsonPath().getString("id");
        Response answer = given().accept(accept).get("/suppliers/" + id);
        assertThat(answer.contentType()).startsWith(accept.substring(0, accept.indexOf(',')));
        assertLinks(answer.jsonPath(), "_links", id);
    }

    @ParameterizedTest
    @CsvSource({ "GET, /suppliers/99, 404", "GET, /suppliers/all?sort=1, 400", "GET, /suppliers/x, 404",
            "PATCH, /suppliers/1, 405" })
    void answersOfGeneratedResourcesByStatusAlone(String method, String path, int status) {
        assertThat(given().request(method, path).statusCode()).isEqualTo(status);
    }

    private Response supplier(String name, int days) {
        return given().contentType(ContentType.JSON).body("{\"name\":\"" + name + "\",\"days\":" + days + "}")
                .post("/suppliers");
    }

    private Response onlySupplier() {
        get("/suppliers/all?size=100").jsonPath().getList("id").forEach(id -> given().delete("/suppliers/" + id));
        return supplier("Ace", 3);
    }

    private static void assertLinks(JsonPath json, String where, String id) {
        Map<String, Map<String, String>> links = json.getMap(where);
        assertThat(links).containsOnlyKeys("self", "list", "count", "add", "update", "remove");
        assertThat(links.get("self").get("href")).startsWith("http://").endsWith("/suppliers/" + id);
        assertThat(links.get("update")).isEqualTo(links.get("self"));
        assertThat(links.get("remove")).isEqualTo(links.get("self"));
        assertThat(links.get("list").get("href")).endsWith("/suppliers/all");
        assertThat(links.get("count").get("href")).endsWith("/suppliers/count");
        assertThat(links.get("add").get("href")).endsWith("/suppliers");
    }

    /** Neither the generated resources nor the filter for HAL keep it from being proven. */
    @Test
    void otherRoutesAreServedOnTheEventLoop() {
        Response answer = given().header("X-Request-Id", "17").get("/thread");
        assertThat(answer.asString()).startsWith("vert.x-eventloop-thread");
        assertThat(answer.header("X-Request-Id")).isEqualTo("17");
    }
}
