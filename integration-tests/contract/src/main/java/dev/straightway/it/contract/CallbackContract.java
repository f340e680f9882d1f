package dev.straightway.it.contract;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import io.restassured.response.Response;

/**
 * Methods around resource methods: {@code @ServerRequestFilter}, {@code @ServerResponseFilter}, {@code @ServerExceptionMapper}.
 */
interface CallbackContract extends Asking {

    private Response asked(String path) {
        assumeTrue(stack().quarkusAnnotations());
        return given().header("X-Name", "name").get(path("/callbacks" + path));
    }

    @ParameterizedTest
    @CsvSource({ "worker, first@loop second@worker uni last@worker method@worker inner outer",
            "loop, first@loop second@loop uni last@loop method@loop inner outer",
            "uni, first@loop second@loop uni last@loop method@loop inner outer" })
    default void callsFiltersInTheirOrderOnTheThreadOfTheMethod(String path, String trail) {
        asked("/" + path).then().statusCode(200).header("X-Trail", trail).header("X-Thrown", "nothing").header("X-Method",
                path);
    }

    @Test
    default void readsTheBodyBehindFilters() {
        assumeTrue(stack().quarkusAnnotations());
        Response answer = given().contentType("text/plain").body("text").post(path("/callbacks/body"));
        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.asString()).isEqualTo("called text");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            response      | 209 | name GET
            rest          | 200 | rest GET
            optional      | 200 | worker
            optional-rest | 200 | worker CallbackResource 0
            uni           | 200 | uni PREFIX/callbacks/worker?abort=uni
            uni-rest      | 200 | uni PREFIX/callbacks/worker
            throws        | 460 | any a filter /callbacks/worker
            uni-fails     | 460 | any a Uni /callbacks/worker
            """)
    default void answersWithWhatAFilterReturns(String abort, int status, String body) {
        Response answer = asked("/worker?abort=" + abort);
        assertThat(answer.statusCode()).isEqualTo(status);
        assertThat(answer.asString()).isEqualTo(body.replace("PREFIX", stack().prefix()));
        assertThat(answer.header("X-Trail")).doesNotContain("method").endsWith("inner outer");
        assertThat(answer.header("X-Thrown")).isEqualTo(status == 460 ? "CallbackException" : "nothing");
    }

    @Test
    default void letsNoFilterThatIsAMethodAbortTheRequestItself() {
        assertThat(asked("/worker?abort=with").statusCode()).isEqualTo(500);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            any           | 460 | any some              | CallbackException
            heir          | 460 | any heir              | Heir
            near          | 409 | near fails            | Near
            left          | 461 | Left                  | Left
            right         | 461 | Right                 | Right
            later         | 462 | later                 | Later
            later-null    | 500 | Internal Server Error | Later
            later-fails   | 500 | Internal Server Error | Later
            nothing       | 204 | ''                    | Nothing
            owned         | 466 | own Owned name        | Owned
            own           | 466 | own IllegalThreadStateException name | IllegalThreadStateException
            plain         | 460 | any wrapped           | Plain
            plain-twice   | 409 | near fails            | Plain
            mapped        | 464 | wrapper Mapped        | Mapped
            exact         | 460 | any wrapped           | Exact
            exact-unknown | 464 | wrapper Exact         | Exact
            always        | 460 | any wrapped           | Always
            teapot        | 465 | teapot                | CallbackTeapot
            full-teapot   | 418 | full                  | CallbackTeapot
            """)
    default void mapsWhatAMethodThrows(String what, int status, String body, String thrown) {
        Response answer = asked("/fails/" + what);
        assertThat(answer.statusCode()).isEqualTo(status);
        assertThat(answer.asString()).startsWith(body);
        assertThat(answer.header("X-Thrown")).isEqualTo(thrown);
        assertThat(answer.header("X-Trail")).endsWith("last@worker inner outer");
    }

    @ParameterizedTest
    @CsvSource({ "fails-on-loop/near, 409, near failsOnLoop", "fails-on-loop/later, 462, later",
            "fails-on-loop/owned, 466, own Owned name", "fails-later/near, 409, near failsLater",
            "fails-later/later, 462, later", "fails-later/own, 466, own IllegalThreadStateException name" })
    default void mapsWhatIsThrownOnTheEventLoopAndLater(String path, int status, String body) {
        Response answer = asked("/" + path);
        assertThat(answer.statusCode()).isEqualTo(status);
        assertThat(answer.asString()).isEqualTo(body);
    }

    @Test
    default void keepsTheMappersOfAClassToItself() {
        Response answer = asked("-beside");
        assertThat(answer.statusCode()).isEqualTo(463);
        assertThat(answer.asString()).isEqualTo("global");
    }

    @Test
    default void mapsWhatAFilterOfTheAnswerThrows() {
        Response answer = asked("/worker?out=fails");
        assertThat(answer.statusCode()).isEqualTo(460);
        assertThat(answer.asString()).isEqualTo("any the way out /callbacks/worker");
        assertThat(answer.header("X-Thrown")).isEqualTo("CallbackException");
    }
}
