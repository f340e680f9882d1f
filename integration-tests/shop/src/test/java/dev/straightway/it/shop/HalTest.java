package dev.straightway.it.shop;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.is;

import java.net.URI;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.springframework.hateoas.MediaTypes;
import org.springframework.hateoas.client.Traverson;

import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;

/** An API of HAL documents, which a client that knows nothing but its root walks. */
@QuarkusTest
class HalTest {

    private static final String HAL = "application/hal+json";

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
