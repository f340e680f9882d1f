package dev.straightway.it.contract;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.equalTo;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Single parameters of every place and type (§3.2). */
interface ParameterContract extends Asking {

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "/path/12               | id 12",
            "/path/-3               | id -3",
            "/text/a%20b%2Fc        | name a b/c",
            "/text/%C3%A9           | name é",
            "/code/ab12             | code ab12",
            "/query                 | 7 false null null",
            "/query?n=1&on=true&big=5&text=x%20y+z | 1 true 5 x y z",
            "/types?colour=BLUE&warm=21&range=1-9  | BLUE 21° Range[from=1, to=9] null null",
            "/types?id=0b3c7a2e-6c8a-4f59-9a34-2f3c1f0a7b11&price=1.50 | null null null 0b3c7a2e-6c8a-4f59-9a34-2f3c1f0a7b11 1.50",
            "/many?l=3&l=1&s=a&s=a&t=z&t=b         | [3, 1] 1 [b, z]",
            "/many                  | [] 0 []",
            "/optional?o=4          | got 4",
            "/optional              | none" })
    default void convertsParameters(String path, String answer) {
        get("/params" + path).then().statusCode(200).contentType(equalTo("text/plain;charset=UTF-8")).body(equalTo(answer));
    }

    @ParameterizedTest
    @ValueSource(strings = { "/path/twelve", "/path/99999999999999999999", "/code/12", "/query?n=x", "/types?colour=GREEN",
            "/types?warm=hot", "/types?id=1", "/many?l=1&l=x", "/optional?o=x" })
    default void answers404WhereAPartOfTheTargetDoesNotConvert(String path) {
        get("/params" + path).then().statusCode(404);
    }

    @Test
    default void convertsHeadersAndCookies() {
        given().header("X-Count", "3").header("X-Name", "Ann").get(path("/params/header")).then().statusCode(200)
                .body(equalTo("3 Ann"));
        get("/params/header").then().statusCode(200).body(equalTo("0 nobody"));
        given().cookie("count", "4").get(path("/params/cookie")).then().statusCode(200).body(equalTo("cookie 4"));
        get("/params/cookie").then().statusCode(200).body(equalTo("cookie 0"));
    }

    @Test
    default void answers400WhereAHeaderOrCookieDoesNotConvert() {
        given().header("X-Count", "many").get(path("/params/header")).then().statusCode(400);
        given().cookie("count", "many").get(path("/params/cookie")).then().statusCode(400);
    }
}
