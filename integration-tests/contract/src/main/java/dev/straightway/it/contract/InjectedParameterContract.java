package dev.straightway.it.contract;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.equalTo;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import org.junit.jupiter.api.Test;

/** Parameters in beans, and in the fields and properties of a resource (§3.2). */
interface InjectedParameterContract extends Asking {

    @Test
    default void fillsAParameterBeanWithAllItInheritsAndNests() {
        given().header("X-Client", "Ann").cookie("session", "s1")
                .get(path("/bean-param/search/top?word=b&word=a&page=3")).then().statusCode(200)
                .body(equalTo("top [b, a] 3 Ann/s1"));
        get("/bean-param/search/top").then().statusCode(200).body(equalTo("top [] 1 null/null"));
    }

    @Test
    default void answers404WhereAFieldOfAParameterBeanDoesNotConvert() {
        get("/bean-param/search/top?page=x").then().statusCode(404);
    }

    @Test
    default void fillsARecord() {
        assumeTrue(stack().recordBeans());
        given().header("X-Unit", "mm").get(path("/records?from=2")).then().statusCode(200).body(equalTo("2-9 mm"));
        get("/records?to=3").then().statusCode(200).body(equalTo("0-3 null"));
        get("/records?from=x").then().statusCode(404);
    }

    @Test
    default void fillsFieldsForEachRequest() {
        given().header("X-Client", "Ann").cookie("session", "s1").get(path("/fields/4?n=5")).then().statusCode(200)
                .body(equalTo("4 5 Ann Ann/s1"));
        get("/fields/6").then().statusCode(200).body(equalTo("6 7 null null/null"));
        get("/fields/x").then().statusCode(404);
        get("/fields/6?n=x").then().statusCode(404);
    }

    @Test
    default void fillsTheConstructorForEachRequest() {
        assumeTrue(stack().properties());
        get("/constructed/4?n=5").then().statusCode(200).body(equalTo("4 5 4"));
        get("/constructed/6").then().statusCode(200).body(equalTo("6 7 6"));
        get("/constructed/x").then().statusCode(404);
        get("/constructed/6?n=x").then().statusCode(404);
    }

    @Test
    default void fillsPropertiesForEachRequest() {
        assumeTrue(stack().properties());
        given().header("X-Client", "Ann").get(path("/properties/4?page=5")).then().statusCode(200)
                .body(equalTo("4 Ann 5 true"));
        get("/properties/6").then().statusCode(200).body(equalTo("6 null 1 true"));
        get("/properties/x").then().statusCode(404);
        get("/properties/6?page=x").then().statusCode(404);
    }
}
