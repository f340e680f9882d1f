package dev.straightway.it.contract;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.equalTo;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the context tells of a request, in fields and as parameters (§10.2). */
interface ContextContract extends Asking {

    @Test
    default void tellsTheTarget() {
        get("/context/uri/x%20y/z?q=a+b&q=2").then().statusCode(200)
                .body(equalTo("/context/uri/x y/z x y z [a b, 2] x y"));
        get("/context/uris?q=%20").then().statusCode(200)
                .body(equalTo("context/uris q=%20 " + path("/x") + " " + path("/context/a%20b")));
    }

    @Test
    default void tellsTheQueryAsItWasSent() {
        if (stack().rawUri()) {
            get("/context/raw-query?q=a+%62").then().statusCode(200).body(equalTo("a+%62"));
        } else {
            get("/context/raw-query?q=a+%62").then().statusCode(500);
        }
    }

    @Test
    default void givesNoRoleToAnAnonymousUser() {
        if (stack().roles()) {
            get("/context/role").then().statusCode(200).body(equalTo("role false"));
        } else {
            get("/context/role").then().statusCode(500);
        }
    }

    @Test
    default void injectsTheApplication() {
        get("/context/application").then().statusCode(200).body(equalTo("application " + stack().application()));
    }

    @Test
    default void tellsTheFieldsOfTheHeader() {
        given().header("X-Test", "yes").accept("text/html;q=0.5, text/plain").header("Accept-Language", "de;q=0.5, en")
                .cookie("taste", "sweet").get(path("/context/fields")).then().statusCode(200)
                .body(equalTo("yes [text/plain, text/html;q=0.5] [en, de] sweet null -1"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "/security       | null false null",
            "/resource       | ContextResource resource",
            "/configuration  | SERVER null     ",
            "/request        | GET GET",
            "/present        | true true true 200" })
    default void injectsTheContextEverywhere(String path, String answer) {
        get("/context" + path).then().statusCode(200).body(equalTo(answer));
    }
}
