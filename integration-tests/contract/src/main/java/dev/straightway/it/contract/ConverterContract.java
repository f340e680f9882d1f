package dev.straightway.it.contract;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.equalTo;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Types that make themselves, and types that a {@code ParamConverterProvider} makes (§3.2). */
interface ConverterContract extends Asking {

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "/single/types/3-1?grade=High                 | #31 HIGH",
            "/single/types/3-1                            | #31 LOW",
            "/single/empty                                | [none]",
            "/single/letter?c=x                           | x",
            "/single/letter                               | z",
            "/converted/path/EUR2.50                      | EUR2.50",
            "/converted/query?price=USD3                  | USD3 null",
            "/converted/query                             | EUR1 null",
            "/converted/many?price=EUR1&price=USD2        | [EUR1, USD2]",
            "/converted/generic?n=1&t=x                   | 2 x!" })
    default void convertsOwnTypes(String path, String answer) {
        get(path).then().statusCode(200).body(equalTo(answer));
    }

    @ParameterizedTest
    @ValueSource(strings = { "/single/types/x", "/single/types/1?grade=none", "/converted/path/EURO",
            "/converted/query?price=1",
            "/converted/many?price=EUR1&price=x", "/converted/generic?n=x&t=x" })
    default void answers404WhereAnOwnTypeDoesNotConvert(String path) {
        get(path).then().statusCode(404);
    }

    @Test
    default void convertsOwnTypesFromTheHeader() {
        given().header("X-Isbn", "3-1").get(path("/single/header")).then().statusCode(200).body(equalTo("#31"));
        given().header("X-Isbn", "x").get(path("/single/header")).then().statusCode(400);
        given().header("X-Price", "EUR2").get(path("/converted/header")).then().statusCode(200).body(equalTo("EUR2"));
        given().header("X-Price", "EURO").get(path("/converted/header")).then().statusCode(400);
    }

    @ParameterizedTest
    @ValueSource(strings = { "/single/empty?text=", "/single/empty?text" })
    default void tellsAnEmptyTextFromNone(String path) {
        get(path).then().statusCode(200).body(equalTo("[" + stack().emptyText() + "]"));
    }

    @Test
    default void injectsACookieAsAWhole() {
        given().cookie("taste", "sweet").get(path("/single/cookie")).then().statusCode(200).body(equalTo("taste=sweet"));
        given().cookie("other", "sweet").get(path("/single/cookie")).then().statusCode(200).body(equalTo("none"));
    }
}
