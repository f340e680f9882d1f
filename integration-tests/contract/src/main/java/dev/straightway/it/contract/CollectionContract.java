package dev.straightway.it.contract;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.equalTo;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Parameters with many values (§3.2). */
interface CollectionContract extends Asking {

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "/list?grade=low&isbn=3-1&grade=HIGH  | [LOW, HIGH] [#31]",
            "/list                                | [] []",
            "/sets?isbn=3&isbn=2-0&isbn=3         | [#3, #20] [#3, #20]",
            "/sets                                | [] []",
            "/default                             | [5]",
            "/default?n=1&n=2                     | [1, 2]",
            "/array?word=b&word=a&isbn=2&isbn=1   | [b, a] [#2, #1]",
            "/path/3                              | [3]" })
    default void collectsValues(String path, String answer) {
        get("/collections" + path).then().statusCode(200).body(equalTo(answer));
    }

    @ParameterizedTest
    @ValueSource(strings = { "/list?grade=low&grade=none", "/list?isbn=x", "/sets?isbn=x", "/default?n=x", "/array?isbn=x",
            "/path/x" })
    default void answers404WhereOneOfManyDoesNotConvert(String path) {
        get("/collections" + path).then().statusCode(404);
    }

    @Test
    default void collectsFieldsOfTheHeader() {
        given().header("X-Grade", "low", "high").get(path("/collections/header")).then().statusCode(200)
                .body(equalTo("[LOW, HIGH]"));
        given().header("X-Grade", "low", "none").get(path("/collections/header")).then().statusCode(400);
    }
}
