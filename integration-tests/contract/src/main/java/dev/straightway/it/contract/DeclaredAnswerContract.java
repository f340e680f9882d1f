package dev.straightway.it.contract;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.emptyString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.nullValue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import io.restassured.response.Response;

/** What annotations of Quarkus REST declare of an answer: {@code @ResponseStatus}, {@code @ResponseHeader}, {@code @Cache}. */
interface DeclaredAnswerContract extends Asking {

    private Response declared(String path) {
        assumeTrue(stack().quarkusAnnotations());
        return given().get(path("/declared/" + path));
    }

    @Test
    default void answersAnEntityWithItsStatusAndFields() {
        Response answer = declared("text");
        answer.then().statusCode(201).contentType("text/plain").header("X-Two", "b").body(equalTo("text"));
        assertThat(answer.headers().getValues("X-One")).containsExactly("1", "2");
        declared("json").then().statusCode(203).contentType("application/json").header("X-One", "1")
                .body("name", equalTo("one"));
    }

    /** Of annotations with one name the last one counts, and {@code @Cache} before a field of that name. */
    @Test
    default void answersWithFieldsThatAreDeclaredTwice() {
        Response answer = declared("repeated");
        assertThat(answer.headers().getValues("X-One")).containsExactlyInAnyOrder("3", "4");
        assertThat(answer.headers().getValues("Cache-Control")).containsExactly("max-age=4");
    }

    @Test
    default void answersNothingWithItsStatusAndFields() {
        assumeTrue(stack().quarkusAnnotations());
        given().post(path("/declared/nothing")).then().statusCode(202).header("X-One", "1").body(emptyString());
        declared("null").then().statusCode(202).header("Cache-Control", "no-cache").body(emptyString());
        declared("empty").then().statusCode(204).body(emptyString());
    }

    @Test
    default void answersWhatComesLaterWithItsStatus() {
        declared("uni").then().statusCode(202).body(equalTo("uni"));
        given().post(path("/declared/uni")).then().statusCode(202).body(emptyString());
        declared("stage").then().statusCode(202).body(equalTo("stage"));
        declared("suspended").then().statusCode(202).header("X-One", "1").body(equalTo("suspended"));
    }

    @ParameterizedTest
    @CsvSource({ "response", "object" })
    default void leavesAResponseAsItIsButForItsCaching(String path) {
        declared(path).then().statusCode(202).header("X-One", nullValue()).header("Cache-Control", "max-age=5")
                .body(equalTo("response"));
    }

    @ParameterizedTest
    @CsvSource({ "failing", "failing-stream" })
    default void leavesFailuresAsTheyAre(String path) {
        declared(path).then().statusCode(409).header("X-One", nullValue()).header("Cache-Control", nullValue());
    }

    @Test
    default void letsFiltersSeeIt() {
        declared("seen").then().statusCode(201).header("X-Seen", "201 1 max-age=7").header("X-One", "1")
                .header("Cache-Control", "max-age=7").body(equalTo("seen"));
        given().post(path("/declared/seen")).then().statusCode(201).header("X-Seen", "201 null null").body(emptyString());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            /cached           | max-age=60
            /cached/empty     | ''
            /cached/none      | no-cache
            /cached/fields    | no-cache="X-One", no-cache="X-Two"
            /cached/all       | no-cache, must-revalidate, no-transform, no-store, proxy-revalidate, s-maxage=2, max-age=1, private
            /cached/located/x |
            /promised         | max-age=9
            /promised/kept    | max-age=3
            """)
    default void saysHowLongAnAnswerMayBeKept(String path, String cacheControl) {
        assumeTrue(stack().quarkusAnnotations());
        given().get(path(path)).then().header("Cache-Control", cacheControl == null ? nullValue() : equalTo(cacheControl));
    }

    @Test
    default void readsTheAnnotationsOfAnInterface() {
        assumeTrue(stack().quarkusAnnotations());
        get("/promised").then().statusCode(202);
    }
}
