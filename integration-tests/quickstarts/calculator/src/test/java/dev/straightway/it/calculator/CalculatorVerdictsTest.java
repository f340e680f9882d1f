package dev.straightway.it.calculator;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import dev.straightway.it.contract.Verdicts;
import io.quarkus.test.junit.QuarkusTest;

/** Which thread the build has decided on for each route, why, and that it serves. */
@QuarkusTest
class CalculatorVerdictsTest {

    @Test
    void decidesAsTheTableSays() throws IOException {
        String table = Files.readString(Path.of("src/test/resources/verdicts.txt"));
        assertThat(String.join("\n", Verdicts.drawn())).isEqualTo(String.join("\n", Verdicts.lines(table)));
    }

    @ParameterizedTest
    @CsvSource(textBlock = """
            DELETE, /calculator/history,          /calculator/history,           204,
            GET,    /calculator/constants/{name}, /calculator/constants/pi,      200,
            GET,    /calculator/history,          /calculator/history,           200,
            GET,    /calculator/operations,       /calculator/operations,        200,
            GET,    /calculator/{operation},      /calculator/plus?a=1&b=2,      200,
            POST,   /calculator,                  /calculator,                   422, {}
            POST,   /calculator/batch,            /calculator/batch,             200, []
            POST,   /calculator/expression,       /calculator/expression,        200, 1 + 2
            GET,    /money/days,                  /money/days?from=2026-01-01&to=2026-01-02, 200,
            GET,    /money/exchange,              /money/exchange?amount=1&to=EUR, 200,
            GET,    /money/formatted/{amount},    /money/formatted/3.456,        200,
            GET,    /money/loan,                  /money/loan?amount=10,         200,
            GET,    /money/rates/{currency},      /money/rates/EUR,              200,
            GET,    /money/tax,                   /money/tax?amount=1&rate=1,    200,
            GET,    /numbers/dice/{sides},        /numbers/dice/6,               200,
            GET,    /numbers/{n}/factors,         /numbers/12/factors,           200,
            GET,    /numbers/{n}/fibonacci,       /numbers/9/fibonacci,          200,
            GET,    /numbers/{n}/prime,           /numbers/9/prime,              200,
            GET,    /numbers/{n}/roman,           /numbers/9/roman,              200,
            POST,   /numbers/frequencies,         /numbers/frequencies,          200, [1]
            POST,   /numbers/summary,             /numbers/summary,              200, [1]
            GET,    /slow,                        /slow?ms=1,                    200,
            GET,    /units,                       /units,                        200,
            GET,    /units/{from}/{to},           /units/mi/km?amount=1,         200,
            """)
    void servesOnTheThreadThatItDecidedOn(String method, String template, String path, int status, String body) {
        var request = given();
        if (body != null) {
            request.contentType(body.contains("+") ? "text/plain" : "application/json").body(body);
        }
        var answer = request.request(method, path);
        assertThat(answer.statusCode()).isEqualTo(status);
        assertThat(answer.header("X-Thread")).startsWith(Verdicts.threadOf(method, template));
    }
}
