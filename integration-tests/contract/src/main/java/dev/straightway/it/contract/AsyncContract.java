package dev.straightway.it.contract;

import static org.hamcrest.Matchers.emptyString;
import static org.hamcrest.Matchers.equalTo;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Answers that come later: suspended responses and stages (§8). */
interface AsyncContract extends Asking {

    @ParameterizedTest
    @CsvSource({ "resume, later", "timeout-handler, too late", "at-once, at once" })
    default void answersWhatResumesASuspendedResponse(String path, String answer) {
        get("/suspended/" + path).then().statusCode(200).body(equalTo(answer));
    }

    @ParameterizedTest
    @CsvSource({ "/suspended/response", "/stages/response" })
    default void answersAResponseThatComesLater(String path) {
        get(path).then().statusCode(202).header("X-Later", "yes").body(equalTo("taken"));
    }

    @ParameterizedTest
    @CsvSource({ "/suspended/fail, 404", "/suspended/throw, 404", "/suspended/timeout, 503", "/suspended/cancel, 503",
            "/stages/failed, 403", "/stages/wrapped, 403", "/stages/throws, 403", "/stages/nothing, 204" })
    default void answersTheStatusOfAnEndWithoutAnEntity(String path, int status) {
        get(path).then().statusCode(status).body(emptyString());
    }

    @Test
    default void tellsACancelledClientWhenToComeAgain() {
        get("/suspended/cancel-until").then().statusCode(503).header("Retry-After", "30");
    }

    @Test
    default void answers500WhereAStageFails() {
        get("/stages/broken").then().statusCode(500);
    }
}
