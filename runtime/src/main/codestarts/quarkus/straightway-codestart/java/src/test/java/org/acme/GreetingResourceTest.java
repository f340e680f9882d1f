package org.acme;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.equalTo;

import org.junit.jupiter.api.Test;

import io.quarkus.test.junit.QuarkusTest;

@QuarkusTest
class GreetingResourceTest {

    @Test
    void greets() {
        given().when().get("/greeting/Ada").then().statusCode(200).body("text", equalTo("Hello, Ada!"));
    }
}
