package dev.straightway.it.calculator;

import static io.restassured.RestAssured.given;
import static io.restassured.RestAssured.when;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.in;

import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import io.quarkus.test.junit.QuarkusTest;

/** What the service answers. */
@QuarkusTest
class CalculatorTest {

    @ParameterizedTest
    @CsvSource({ "plus?a=1.5&b=2, 3.5", "MINUS?a=1&b=2, -1", "times?a=3&b=0.5, 1.5", "divide?a=1&b=3&scale=4, 0.3333",
            "constants/e, 2.71828182845905" })
    void calculates(String request, String result) {
        when().get("/calculator/" + request).then().statusCode(200).body(equalTo(result));
    }

    @Test
    void calculatesWhatIsPosted() {
        var sum = Map.of("left", 1, "operation", "PLUS", "right", 2, "scale", 1);
        given().contentType("application/json").body(sum).post("/calculator").then().statusCode(200)
                .body("calculation", equalTo("1 + 2")).body("value", equalTo(3.0f));
        given().contentType("application/json").body(List.of(sum, sum)).post("/calculator/batch").then().statusCode(200)
                .body("value", contains(3.0f, 3.0f));
        when().get("/calculator/history?most=100").then().statusCode(200).body("result.calculation", hasItem("1 + 2"));
    }

    @ParameterizedTest
    @CsvSource({ "1 + 2 * 3, 7", "(1 + 2) * 3, 9", "8 - 3 - 2, 3", "7 / 2, 3.5" })
    void calculatesExpressions(String expression, float value) {
        given().contentType("text/plain").body(expression).post("/calculator/expression").then().statusCode(200)
                .body("calculation", equalTo(expression)).body("value", equalTo(value % 1 == 0 ? (Object) (int) value : value));
    }

    @Test
    void saysAllThatIsWrong() {
        given().contentType("application/json").body("{\"operation\": \"DIVIDE\", \"right\": 0, \"scale\": 30}")
                .post("/calculator").then().statusCode(422)
                .body("details", contains("left is missing", "right is zero", "scale is 30, not 0 to 20"));
        given().contentType("text/plain").body("1 + *").post("/calculator/expression").then().statusCode(422)
                .body("details", contains("unexpected *"));
        when().get("/calculator/power?a=1&b=2").then().statusCode(404);
        when().get("/calculator/constants/x").then().statusCode(404);
    }

    @Test
    void offersItsOperations() {
        when().get("/calculator/operations").then().statusCode(200).body("name",
                contains("plus", "minus", "times", "divide"));
        when().delete("/calculator/history").then().statusCode(204);
    }

    @Test
    void knowsNumbers() {
        given().contentType("application/json").body("[3, 1, 2]").post("/numbers/summary").then().statusCode(200)
                .body("least", equalTo(1)).body("greatest", equalTo(3)).body("mean", equalTo(2)).body("median", equalTo(2));
        given().contentType("application/json").body("[]").post("/numbers/summary").then().statusCode(400);
        given().contentType("application/json").body("[1.0, 1, 2]").post("/numbers/frequencies").then().statusCode(200)
                .body("1", equalTo(2));
        when().get("/numbers/84/factors").then().statusCode(200).body("$", contains(2, 2, 3, 7));
        when().get("/numbers/29/roman").then().statusCode(200).body(equalTo("XXIX"));
        when().get("/numbers/97/prime").then().statusCode(200).body(equalTo("true"));
        when().get("/numbers/7/fibonacci").then().statusCode(200).body("$", contains(0, 1, 1, 2, 3, 5, 8));
        when().get("/numbers/dice/2").then().statusCode(200).body(in(List.of("1", "2")));
    }

    @Test
    void knowsMoney() {
        given().queryParam("rate", "19%").get("/money/tax?amount=100").then().statusCode(200).body(equalTo("19.00"));
        when().get("/money/loan?amount=1000&years=2").then().statusCode(200).body("interest", contains(30.0f, 15.0f))
                .body("rest", contains(500.0f, 0.0f));
        when().get("/money/days?from=2026-01-01&to=2026-03-01").then().statusCode(200).body(equalTo("59"));
        when().get("/money/days?from=soon&to=2026-03-01").then().statusCode(400);
        when().get("/money/rates/USD").then().statusCode(200).body(equalTo("1.08"));
        when().get("/money/exchange?amount=10&to=CHF").then().statusCode(200).body(equalTo("9.50"));
        when().get("/money/rates/ZZZ").then().statusCode(404);
    }

    @Test
    void knowsUnits() {
        when().get("/units").then().statusCode(200).body("$", contains("c to f", "mi to km"));
        when().get("/units/c/F?amount=100").then().statusCode(200).body(equalTo("212.0"));
        when().get("/units/c/km?amount=1").then().statusCode(404);
    }

    @Test
    void refusesOtherVersions() {
        given().header("X-Version", "2").get("/units").then().statusCode(406);
        given().header("X-Version", " 1 ").get("/units").then().statusCode(200);
    }
}
