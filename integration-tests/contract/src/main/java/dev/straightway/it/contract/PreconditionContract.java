package dev.straightway.it.contract;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.emptyString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.startsWith;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Preconditions and variants ({@code Request}), and methods for HEAD and OPTIONS (§3.3.5). */
interface PreconditionContract extends Asking {

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "tag  | If-None-Match       | \"v1\"                          | 304",
            "tag  | If-None-Match       | \"v0\", \"v1\"                  | 304",
            "tag  | If-None-Match       | *                               | 304",
            "tag  | If-None-Match       | \"v2\"                          | 200",
            "tag  | If-Match            | \"v1\"                          | 200",
            "tag  | If-Match            | \"v2\"                          | 412",
            "date | If-Modified-Since   | Fri, 01 Jan 2021 00:00:00 GMT   | 304",
            "date | If-Modified-Since   | Thu, 31 Dec 2020 00:00:00 GMT   | 200",
            "date | If-Unmodified-Since | Thu, 31 Dec 2020 00:00:00 GMT   | 412",
            "date | If-Unmodified-Since | Fri, 01 Jan 2021 00:00:00 GMT   | 200" })
    default void evaluatesThePreconditionsOfAGet(String resource, String field, String value, int status) {
        given().header(field, value).get(path("/preconditions/" + resource)).then().statusCode(status)
                .body(equalTo(status == 200 ? "text" : ""));
    }

    @Test
    default void tellsTheTagAndTheDate() {
        get("/preconditions/tag").then().statusCode(200).header("ETag", "\"v1\"");
        given().header("If-None-Match", "\"v1\"").get(path("/preconditions/tag")).then().header("ETag", "\"v1\"");
        get("/preconditions/date").then().statusCode(200).header("Last-Modified", "Fri, 01 Jan 2021 00:00:00 GMT");
    }

    @ParameterizedTest
    @CsvSource({ "If-Match, \"v1\", 204", "If-Match, \"v2\", 412", "If-None-Match, \"v1\", 412", "If-None-Match, \"v2\", 204" })
    default void evaluatesThePreconditionsOfAPut(String field, String value, int status) {
        given().header(field, value).put(path("/preconditions/tag")).then().statusCode(status);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "text/html                        | de              | text/html de",
            "text/plain                       | en              | text/plain en",
            "text/plain;q=0.5, text/html      | en;q=0.1, de    | text/html de" })
    default void selectsAVariant(String accept, String language, String answer) {
        given().accept(accept).header("Accept-Language", language).get(path("/preconditions/variant")).then()
                .statusCode(200).contentType(startsWith(answer.substring(0, answer.indexOf(' '))))
                .header("Content-Language", answer.substring(answer.indexOf(' ') + 1)).body(equalTo(answer));
    }

    @ParameterizedTest
    @CsvSource({ "image/png, en", "text/html, fr" })
    default void answers406WhereNoVariantFits(String accept, String language) {
        given().accept(accept).header("Accept-Language", language).get(path("/preconditions/variant")).then()
                .statusCode(406);
    }

    @Test
    default void callsMethodsForHeadAndOptions() {
        given().head(path("/own-methods")).then().statusCode(200).header("X-Own", "head").body(emptyString());
        given().options(path("/own-methods")).then().statusCode(200).header("X-Own", "options").body(equalTo("own"));
        get("/own-methods").then().statusCode(200).body(equalTo("get"));
    }
}
