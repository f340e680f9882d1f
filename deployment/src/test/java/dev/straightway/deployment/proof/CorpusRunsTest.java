package dev.straightway.deployment.proof;

import static io.restassured.RestAssured.given;
import static io.restassured.RestAssured.when;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import dev.straightway.deployment.proof.corpus.Blocks;
import io.quarkus.test.QuarkusUnitTest;

/**
 * Starts the corpus as an application: its verdicts are about resources and beans that run. It is too large to prove as a
 * whole, so nobody asks.
 */
@Tag("application")
class CorpusRunsTest {

    @RegisterExtension
    static final QuarkusUnitTest APPLICATION = new QuarkusUnitTest()
            .withApplicationRoot(archive -> archive.addPackages(true,
                    path -> !path.get().contains("/ProvidersResource"), Blocks.class.getPackage()))
            .overrideConfigKey("quarkus.straightway.dispatch", "signature");

    @Test
    void servesHarmlessRoutes() {
        given().contentType("application/json")
                .body("{\"sku\":\"AB-1\",\"name\":\"pen\",\"price\":1.2,\"available\":true,\"tags\":[]}")
                .post("/harmless/products").then().statusCode(201);
        when().get("/harmless/products/AB-1").then().statusCode(200).body("name", equalTo("pen"));
        given().contentType("application/json").body("{\"title\":\"write\"}").post("/harmless/todos").then().statusCode(201);
        when().get("/harmless/todos").then().statusCode(200).body("$", hasSize(1));
        given().contentType("application/json")
                .body("{\"customer\":\"c\",\"lines\":[{\"article\":\"a\",\"quantity\":2,\"price\":2}]}")
                .post("/harmless/orders").then().statusCode(200).body("total", equalTo(4.76f));
        given().contentType("application/json").body("{\"id\":\"1\",\"weight\":600,\"shelf\":\"A1\"}")
                .post("/harmless/inventory/check").then().statusCode(200).body("$", hasSize(1));
        when().get("/harmless/calendar/easter/2026").then().statusCode(200);
        when().get("/harmless/people/cities").then().statusCode(200).body("London", hasSize(1));
    }

    @Test
    void servesBlockingRoutes() {
        when().get("/blocking/waiting/sleep").then().statusCode(200).body(equalTo("slept"));
        when().get("/blocking/beans/decorated/10").then().statusCode(200).body(equalTo("2"));
        when().get("/blocking/beans/intercepted/abc").then().statusCode(200).body(equalTo("3"));
        when().get("/blocking/around/converter/123").then().statusCode(200);
        when().get("/blocking/flows/registry").then().statusCode(200);
        when().get("/blocking/injections/produced").then().statusCode(200);
        when().get("/blocking/around/mapped").then().statusCode(404);
    }
}
