package dev.straightway.it.contract;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.emptyString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.nullValue;

import java.util.List;

import org.junit.jupiter.api.Test;

import io.restassured.http.ContentType;
import io.restassured.response.Response;

/** Entities in and out (§4.2), and what a method may return (§3.3.3). */
interface EntityContract extends Asking {

    @Test
    default void readsAndWritesTextAndBytes() {
        given().contentType("text/plain; charset=UTF-8").body("héllo").post(path("/entities/text")).then().statusCode(200)
                .contentType(equalTo("text/plain;charset=UTF-8")).body(equalTo("héllo!"));
        byte[] reversed = given().contentType("application/octet-stream").body(new byte[] { 1, 2, -3 })
                .post(path("/entities/bytes")).then().statusCode(200).contentType(equalTo("application/octet-stream"))
                .extract().asByteArray();
        assertThat(reversed).containsExactly(-3, 2, 1);
    }

    @Test
    default void readsAndWritesListsAsJson() {
        get("/entities/list").then().statusCode(200).contentType(equalTo(stack().json()))
                .body(equalTo("[" + PersonContract.BOB + ",{\"first\":\"Wendy\",\"last\":\"Builder\"}]"));
        given().contentType(ContentType.JSON).body("[" + PersonContract.BOB + "," + PersonContract.BOB + "]")
                .post(path("/entities/list")).then()
                .statusCode(200).body(equalTo("Bob;Bob;"));
    }

    @Test
    default void answers204WhereNothingIsReturned() {
        get("/entities/nothing").then().statusCode(204).body(emptyString()).header("Content-Type", nullValue());
        get("/entities/null").then().statusCode(204).body(emptyString()).header("Content-Type", equalTo(stack().jsonOnNull()));
    }

    @Test
    default void answersWhatAResponseSays() {
        Response response = get("/entities/response");
        response.then().statusCode(201).contentType(equalTo("application/json")).body(equalTo(PersonContract.BOB));
        assertThat(response.headers().getValues("X-Kind")).isEqualTo(List.of("one", "two"));
    }

    @Test
    default void answersWhatAStageCompletesWith() {
        get("/entities/stage").then().statusCode(200).contentType(equalTo(stack().json())).body("first", equalTo("Later"));
        get("/entities/failing-stage").then().statusCode(418);
    }
}
