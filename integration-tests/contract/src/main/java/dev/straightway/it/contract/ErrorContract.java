package dev.straightway.it.contract;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import io.restassured.http.ContentType;

/** What is answered to exceptions and to malformed entities (§3.3.4, §4.4). */
interface ErrorContract extends Asking {

    @Test
    default void answersWhatAnExceptionSays() {
        get("/errors/web").then().statusCode(409).contentType(containsString("text/plain")).body(equalTo("conflict"));
        get("/errors/missing").then().statusCode(404);
    }

    @Test
    default void answers500ToAnyOtherException() {
        get("/errors/failure").then().statusCode(500);
    }

    @ParameterizedTest
    @ValueSource(strings = { "{", "{\"first\":", "no json" })
    default void answers400ToMalformedJson(String body) {
        given().contentType(ContentType.JSON).body(body).post(path("/person")).then().statusCode(400)
                .body(equalTo(stack().bodyForMalformedJson()));
    }

    @Test
    default void answersJsonThatIsNotOfTheType() {
        given().contentType(ContentType.JSON).body("[]").post(path("/person")).then().statusCode(stack().arrayForObject());
    }
}
