package dev.straightway.it.contract;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import io.restassured.http.ContentType;

/** Annotations that a method inherits from an interface or a generic class (§3.6). */
interface InheritanceContract extends Asking {

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "/inheriting/described/3?mark=!  | described 3!",
            "/inheriting/described/3         | described 3?",
            "/inheriting/inherited           | inherited by a resource",
            "/overriding/inherited           | inherited by another" })
    default void inheritsAnnotations(String path, String answer) {
        get(path).then().statusCode(200).contentType(containsString("text/plain")).body(equalTo(answer));
    }

    @Test
    default void answers404WhereAnInheritedParameterDoesNotConvert() {
        get("/inheriting/described/x").then().statusCode(404);
    }

    @Test
    default void inheritsHowAnEntityIsRead() {
        given().contentType("text/plain").body("text").post(path("/inheriting/described")).then().statusCode(200)
                .body(equalTo("text!"));
        given().contentType("text/html").body("text").post(path("/inheriting/described")).then().statusCode(415);
    }

    @Test
    default void inheritsNothingWhereAMethodIsAnnotatedAnew() {
        given().contentType("text/plain").body("k").put(path("/overriding/anew")).then().statusCode(200)
                .contentType(containsString("text/html")).body(equalTo("anew k"));
        given().contentType(ContentType.JSON).body(PersonContract.BOB).post(path("/overriding/entity")).then()
                .statusCode(stack().overridden());
    }

    @Test
    default void readsAnEntityWhoseTypeIsAVariable() {
        given().contentType(ContentType.JSON).body(PersonContract.BOB).post(path("/inheriting/entity")).then()
                .statusCode(200).body(equalTo("read Bob"));
    }

    @Test
    default void convertsAParameterWhoseTypeIsAVariable() {
        assumeTrue(stack().typeVariables());
        get("/keyed/7").then().statusCode(200).body(equalTo("key 8"));
        get("/keyed/x").then().statusCode(404);
    }
}
