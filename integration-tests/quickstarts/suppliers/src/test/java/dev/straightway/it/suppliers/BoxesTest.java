package dev.straightway.it.suppliers;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;

import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;

/** Links by annotation go into the head of an answer, and into what HAL clients get. */
@QuarkusTest
class BoxesTest {

    private static final String HAL = "application/hal+json";

    @TestHTTPResource("boxes")
    String boxes;

    private Map<String, Object> self(String id) {
        return Map.of("href", boxes + "/" + id, "title", "A box", "type", "application/json");
    }

    private Map<String, Object> list() {
        return Map.of("href", boxes);
    }

    @Test
    void aBoxHasItsLinksInHal() {
        Response answer = given().accept(HAL).urlEncodingEnabled(false).get("/boxes/b");
        assertThat(answer.contentType()).startsWith(HAL);
        assertThat(answer.jsonPath().getMap("")).isEqualTo(
                Map.of("key", "b", "weight", 3, "_links", Map.of("self", self("b"), "list", list())));
    }

    @Test
    void aListHasItsLinksAndThoseOfEachBoxInHal() {
        Response answer = given().accept(HAL).get("/boxes");
        assertThat(answer.jsonPath().getMap("_links")).isEqualTo(Map.of("list", list()));
        assertThat(answer.jsonPath().getList("_embedded.items")).isEqualTo(List.of(
                Map.of("key", "a/1", "weight", 3, "_links", Map.of("self", self("a%2F1"), "list", list())),
                Map.of("key", "b", "weight", 4, "_links", Map.of("self", self("b"), "list", list()))));
    }

    @Test
    void headersAreWrittenInAnyRepresentation() {
        for (String accept : List.of(HAL, "application/json")) {
            assertThat(given().accept(accept).get("/boxes").headers().getValues("Link"))
                    .containsExactly("<" + boxes + ">; rel=\"list\"");
            assertThat(given().accept(accept).get("/boxes/b").headers().getValues("Link")).containsExactlyInAnyOrder(
                    "<" + boxes + ">; rel=\"list\"",
                    "<" + boxes + "/b>; rel=\"self\"; title=\"A box\"; type=\"application/json\"");
        }
        assertThat(given().accept("application/json").get("/boxes/b").asString()).isEqualTo("{\"key\":\"b\",\"weight\":3}");
    }
}
