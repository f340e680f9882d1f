package dev.straightway.it.contract;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.equalTo;

import org.junit.jupiter.api.Test;

/** Resources as beans: injection, interceptors, scopes, and context. */
interface BeanContract extends Asking {

    @Test
    default void injectsBeansAndInterceptsCalls() {
        get("/beans/injected?name=Ann").then().statusCode(200).body(equalTo("Hello Ann, Hello Ann"));
        get("/beans/intercepted").then().statusCode(200).body(equalTo("QUIET"));
        get("/beans/request").then().statusCode(200).body(equalTo("call 1"));
        get("/beans/request").then().statusCode(200).body(equalTo("call 1"));
    }

    @Test
    default void injectsTheContextIntoFieldsAndParameters() {
        given().header("X-Test", "yes").get(path("/beans/context?q=1")).then().statusCode(200).body(equalTo("1 yes"));
    }
}
