package dev.straightway.it.contract;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.anything;
import static org.hamcrest.Matchers.emptyString;
import static org.hamcrest.Matchers.equalTo;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import io.restassured.response.Response;

/** Which method is asked (§3.7.2), and what is answered where none is (§3.3.5). */
interface MatchingContract extends Asking {

    @Test
    default void ranksMethodsWithinAClassByLiteralCharacters() {
        get("/matching/x/longliteral").then().statusCode(200).body(equalTo(stack().longLiteral()));
        get("/matching/x/other").then().statusCode(200).body(equalTo("capture other"));
        get("/matching/y/longliteral").then().statusCode(200).body(equalTo("long literal y"));
        get("/matching/rest/a/b/c").then().statusCode(200).body(equalTo("rest a/b/c"));
    }

    @Test
    default void ranksClassesBeforeMethods() {
        get("/classes/x/longliteral").then().statusCode(200).body(equalTo("literal class longliteral"));
        get("/classes/y/longliteral").then().statusCode(200).body(equalTo("capture class y"));
    }

    @Test
    default void asksNoClassBehindOneWithMoreText() {
        get("/classes/y/more/segments").then().statusCode(200).body(equalTo("more of capture class y"));
        get("/classes/x/more/segments").then().statusCode(404);
        given().delete(path("/classes/y/longliteral")).then().statusCode(200).body(equalTo("deleted by capture class y"));
        given().delete(path("/classes/x/longliteral")).then().statusCode(405);
    }

    @Test
    default void asksAClassBehindOneWithTheSameTextBeforeItsVariables() {
        get("/classes/y/1/2").then().statusCode(stack().ofShorterClass())
                .body(stack().ofShorterClass() == 200 ? equalTo("shorter class y12") : anything());
    }

    @ParameterizedTest
    @CsvSource({ "PUT, 200, PUT", "PATCH, 200, PATCH", "PURGE, 200, PURGE", "DELETE, 204, ''" })
    default void answersEachHttpMethod(String httpMethod, int status, String answer) {
        given().request(httpMethod, path("/matching/methods")).then().statusCode(status).body(equalTo(answer));
    }

    @Test
    default void answers405WithTheMethodsThatAreAllowed() {
        Response response = given().delete(path("/person"));
        response.then().statusCode(405).body(emptyString());
        if (stack().allowOn405()) {
            assertThat(response.header("Allow").split(", ?"))
                    .containsExactlyInAnyOrder("GET", "HEAD", "OPTIONS", "POST");
        }
    }

    @Test
    default void answersOptionsByItself() {
        Response response = given().options(path("/person"));
        response.then().statusCode(200);
        assertThat(response.header("Allow").split(", ?"))
                .containsExactlyInAnyOrder("GET", "HEAD", "OPTIONS", "POST");
    }

    @Test
    default void answersOptionsWhereNoGetIs() {
        RawAnswer answer = RawAnswer.to("OPTIONS " + path("/undeclared/posted"));
        assertThat(answer.status()).isEqualTo(200);
        assertThat(answer.value("Allow").split(", ?")).containsExactlyInAnyOrder(stack().allowedWithoutGet().split(", "));
        assertThat(answer.body().isEmpty()).isEqualTo(!stack().methodsAsText());
    }

    @Test
    default void answersHeadAsGetWithoutTheBody() {
        given().head(path("/person")).then().statusCode(200).contentType(equalTo(stack().json())).body(emptyString());
        assertThat(RawAnswer.to("HEAD " + path("/person")).value("Content-Length"))
                .isEqualTo(stack().lengthOfHead(PersonContract.BOB));
        assertThat(RawAnswer.to("HEAD " + path("/undeclared")).value("Content-Type")).isEqualTo(stack().typeOfHead());
        given().head(path("/params/path/x")).then().statusCode(404).body(emptyString());
    }

    @Test
    default void answers404WhereNoTemplateMatches() {
        get("/nowhere").then().statusCode(404);
        get("/person/none/of/these").then().statusCode(404);
    }
}
