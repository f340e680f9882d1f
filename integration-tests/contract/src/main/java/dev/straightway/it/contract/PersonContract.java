package dev.straightway.it.contract;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.equalTo;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import io.restassured.http.ContentType;

/** The resource that the lab measures: its variants by thread. */
interface PersonContract extends Asking {

    String BOB = "{\"first\":\"Bob\",\"last\":\"Builder\"}";

    @ParameterizedTest
    @ValueSource(strings = { "/person", "/person/plain", "/person/blocking", "/person/virtual" })
    default void getsAndEchoesAPerson(String resource) {
        assumeTrue(stack().virtual() || !resource.endsWith("virtual"));
        get(resource).then().statusCode(200).contentType(equalTo(stack().json())).body(equalTo(BOB));
        given().contentType(ContentType.JSON).body(BOB).post(path(resource)).then().statusCode(200)
                .contentType(equalTo(stack().json())).body(equalTo(BOB));
    }

    @Test
    default void runsEachPersonOnItsThread() {
        get("/person/thread").then().statusCode(200).body(equalTo(stack().eventLoop()));
        get("/person/plain/thread").then().statusCode(200).body(equalTo("worker"));
        get("/person/blocking/thread").then().statusCode(200).body(equalTo("worker"));
        if (stack().virtual()) {
            get("/person/virtual/thread").then().statusCode(200)
                    .body(equalTo(Stack.hasVirtualThreads() ? "virtual" : "worker"));
        }
    }
}
