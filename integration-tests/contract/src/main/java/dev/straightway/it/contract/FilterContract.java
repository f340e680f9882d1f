package dev.straightway.it.contract;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.nullValue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import io.restassured.response.Response;

/** Filters that are bound by name: to whom, in which order, and what they may do (§6.2, §6.5). */
interface FilterContract extends Asking {

    @Test
    default void letsARequestFilterChangeTheRequest() {
        given().header("X-Name", "Ann").get(path("/filtered/guarded")).then().statusCode(200)
                .body(equalTo("Hello Ann"));
    }

    @ParameterizedTest
    @ValueSource(strings = { "/filtered/guarded", "/guarded", "/guarded/stamped" })
    default void letsARequestFilterAnswer(String path) {
        get(path).then().statusCode(401).contentType(containsString("text/plain")).body(equalTo("closed"));
    }

    @ParameterizedTest
    @ValueSource(strings = { "/filtered/guarded", "/guarded" })
    default void answers500WhereARequestFilterFails(String path) {
        given().header("X-Name", "nobody").get(path(path)).then().statusCode(500);
    }

    @Test
    default void leavesMethodsWithoutTheNameAlone() {
        get("/filtered/none").then().statusCode(200).body(equalTo("none null")).header("X-Stamp", nullValue())
                .header("X-Traced", nullValue()).header("X-Both", nullValue());
    }

    @Test
    default void bindsAClassWithAllItsMethods() {
        given().header("X-Name", "Ann").get(path("/guarded")).then().statusCode(200).body(equalTo("root"))
                .header("X-Stamp", nullValue());
        given().header("X-Name", "Ann").get(path("/guarded/stamped")).then().statusCode(200).body(equalTo("stamped"))
                .header("X-Stamp", "stamped 200 true");
    }

    @Test
    default void tellsAResponseFilterWhatIsAnswered() {
        get("/filtered/stamped").then().statusCode(200).header("X-Stamp", "stamped 200 true").body(equalTo("text"));
        get("/filtered/stamped-nothing").then().statusCode(204).header("X-Stamp", "stampedNothing 204 false");
        get("/filtered/stamped-failure").then().statusCode(404).header("X-Stamp", "stampedFailure 404 false");
    }

    @Test
    default void letsAResponseFilterChangeStatusAndEntity() {
        get("/filtered/stamped?replace").then().statusCode(203).body(equalTo("replaced text"));
    }

    @Test
    default void callsTheResponseFilterAfterARequestFilterHasAnswered() {
        get("/filtered/guarded-stamped").then().statusCode(401).header("X-Stamp", "guardedStamped 401 true");
        given().header("X-Name", "Ann").get(path("/filtered/guarded-stamped")).then().statusCode(200)
                .header("X-Stamp", "guardedStamped 200 true").header("X-Guard", "GET Ann")
                .body(equalTo("passed"));
    }

    @Test
    default void callsFiltersInTheOrderOfTheirPriorities() {
        Response response = get("/filtered/traced");
        response.then().statusCode(200).body(equalTo("abc"));
        assertThat(response.headers().getValues("X-Traced")).containsExactly("c", "b", "a");
    }

    @Test
    default void bindsAFilterOfTwoNamesWhereBothStand() {
        get("/filtered/both").then().statusCode(200).header("X-Both", "yes").header("X-Stamp", "both 200 true");
        get("/filtered/stamped").then().statusCode(200).header("X-Both", nullValue());
        get("/filtered/traced").then().statusCode(200).header("X-Both", nullValue());
    }
}
