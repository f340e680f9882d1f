package dev.straightway.it.contract;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.emptyString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.nullValue;

import org.junit.jupiter.api.Test;

/** Interceptors that are bound by name, around the reading and the writing of entities (§6.3). */
interface InterceptorContract extends Asking {

    @Test
    default void interceptsTheWriting() {
        get("/reversed").then().statusCode(200).header("X-Reversed", "plain").body(equalTo("cba"));
    }

    @Test
    default void interceptsTheReading() {
        given().contentType("text/plain").body("abc").post(path("/reversed")).then().statusCode(200).body(equalTo("!abc"));
    }

    @Test
    default void leavesEntitiesOfOtherMethodsAlone() {
        given().contentType("text/plain").body("abc").post(path("/reversed/not")).then().statusCode(200)
                .header("X-Reversed", nullValue()).body(equalTo("abc!"));
    }

    @Test
    default void interceptsNothingWhereThereIsNoEntity() {
        get("/reversed/nothing").then().statusCode(204).header("X-Reversed", nullValue()).body(emptyString());
    }

    @Test
    default void callsInterceptorsInTheOrderOfTheirPriorities() {
        get("/reversed/changed").then().statusCode(200).body(equalTo("+cba"));
    }
}
