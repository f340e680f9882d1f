package dev.straightway.it.contract;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.emptyString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.nullValue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.List;

import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import io.restassured.http.ContentType;
import io.restassured.response.Response;

/** What every stack answers: status, fields and body. */
public abstract class Contract {

    private static final String BOB = "{\"first\":\"Bob\",\"last\":\"Builder\"}";

    private final Stack stack;

    protected Contract(Stack stack) {
        this.stack = stack;
    }

    private String path(String path) {
        return stack.prefix() + path;
    }

    private Response get(String path) {
        return given().urlEncodingEnabled(false).get(path(path));
    }

    @ParameterizedTest
    @ValueSource(strings = { "/person", "/person/plain", "/person/blocking", "/person/virtual" })
    void getsAndEchoesAPerson(String resource) {
        assumeTrue(stack.virtual() || !resource.endsWith("virtual"));
        get(resource).then().statusCode(200).contentType(equalTo(stack.json())).body(equalTo(BOB));
        given().contentType(ContentType.JSON).body(BOB).post(path(resource)).then().statusCode(200)
                .contentType(equalTo(stack.json())).body(equalTo(BOB));
    }

    @Test
    void runsEachPersonOnItsThread() {
        get("/person/thread").then().statusCode(200).body(equalTo(stack.eventLoop()));
        get("/person/plain/thread").then().statusCode(200).body(equalTo("worker"));
        get("/person/blocking/thread").then().statusCode(200).body(equalTo("worker"));
        if (stack.virtual()) {
            get("/person/virtual/thread").then().statusCode(200)
                    .body(equalTo(Stack.hasVirtualThreads() ? "virtual" : "worker"));
        }
    }

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
    void convertsParameters(String path, String answer) {
        get("/params" + path).then().statusCode(200).contentType(equalTo("text/plain;charset=UTF-8")).body(equalTo(answer));
    }

    @ParameterizedTest
    @ValueSource(strings = { "/path/twelve", "/path/99999999999999999999", "/code/12", "/query?n=x", "/types?colour=GREEN",
            "/types?warm=hot", "/types?id=1", "/many?l=1&l=x", "/optional?o=x" })
    void answers404WhereAPartOfTheTargetDoesNotConvert(String path) {
        get("/params" + path).then().statusCode(404);
    }

    @Test
    void convertsHeadersAndCookies() {
        given().header("X-Count", "3").header("X-Name", "Ann").get(path("/params/header")).then().statusCode(200)
                .body(equalTo("3 Ann"));
        get("/params/header").then().statusCode(200).body(equalTo("0 nobody"));
        given().cookie("count", "4").get(path("/params/cookie")).then().statusCode(200).body(equalTo("cookie 4"));
        get("/params/cookie").then().statusCode(200).body(equalTo("cookie 0"));
    }

    @Test
    void answers400WhereAHeaderOrCookieDoesNotConvert() {
        given().header("X-Count", "many").get(path("/params/header")).then().statusCode(400);
        given().cookie("count", "many").get(path("/params/cookie")).then().statusCode(400);
    }

    @Test
    void ranksMethodsWithinAClassByLiteralCharacters() {
        get("/matching/x/longliteral").then().statusCode(200).body(equalTo(stack.longLiteral()));
        get("/matching/x/other").then().statusCode(200).body(equalTo("capture other"));
        get("/matching/y/longliteral").then().statusCode(200).body(equalTo("long literal y"));
        get("/matching/rest/a/b/c").then().statusCode(200).body(equalTo("rest a/b/c"));
    }

    @Test
    void ranksClassesBeforeMethods() {
        get("/classes/x/longliteral").then().statusCode(200).body(equalTo("literal class longliteral"));
        get("/classes/y/longliteral").then().statusCode(200).body(equalTo("capture class y"));
    }

    @ParameterizedTest
    @CsvSource({ "PUT, 200, PUT", "PATCH, 200, PATCH", "PURGE, 200, PURGE", "DELETE, 204, ''" })
    void answersEachHttpMethod(String httpMethod, int status, String answer) {
        given().request(httpMethod, path("/matching/methods")).then().statusCode(status).body(equalTo(answer));
    }

    @Test
    void answers405WithTheMethodsThatAreAllowed() {
        Response response = given().delete(path("/person"));
        response.then().statusCode(405).body(emptyString());
        if (stack.allowOn405()) {
            Assertions.assertThat(response.header("Allow").split(", ?"))
                    .containsExactlyInAnyOrder("GET", "HEAD", "OPTIONS", "POST");
        }
    }

    @Test
    void answersOptionsByItself() {
        Response response = given().options(path("/person"));
        response.then().statusCode(200);
        Assertions.assertThat(response.header("Allow").split(", ?"))
                .containsExactlyInAnyOrder("GET", "HEAD", "OPTIONS", "POST");
    }

    @Test
    void answersHeadAsGetWithoutTheBody() {
        given().head(path("/person")).then().statusCode(200).contentType(equalTo(stack.json())).body(emptyString());
        given().head(path("/params/path/x")).then().statusCode(404).body(emptyString());
    }

    @Test
    void answers404WhereNoTemplateMatches() {
        get("/nowhere").then().statusCode(404);
        get("/person/none/of/these").then().statusCode(404);
    }

    @Test
    void readsAndWritesTextAndBytes() {
        given().contentType("text/plain; charset=UTF-8").body("héllo").post(path("/entities/text")).then().statusCode(200)
                .contentType(equalTo("text/plain;charset=UTF-8")).body(equalTo("héllo!"));
        byte[] reversed = given().contentType("application/octet-stream").body(new byte[] { 1, 2, -3 })
                .post(path("/entities/bytes")).then().statusCode(200).contentType(equalTo("application/octet-stream"))
                .extract().asByteArray();
        Assertions.assertThat(reversed).containsExactly(-3, 2, 1);
    }

    @Test
    void readsAndWritesListsAsJson() {
        get("/entities/list").then().statusCode(200).contentType(equalTo(stack.json()))
                .body(equalTo("[" + BOB + ",{\"first\":\"Wendy\",\"last\":\"Builder\"}]"));
        given().contentType(ContentType.JSON).body("[" + BOB + "," + BOB + "]").post(path("/entities/list")).then()
                .statusCode(200).body(equalTo("Bob;Bob;"));
    }

    @Test
    void answers204WhereNothingIsReturned() {
        get("/entities/nothing").then().statusCode(204).body(emptyString()).header("Content-Type", nullValue());
        get("/entities/null").then().statusCode(204).body(emptyString()).header("Content-Type", equalTo(stack.jsonOnNull()));
    }

    @Test
    void answersWhatAResponseSays() {
        Response response = get("/entities/response");
        response.then().statusCode(201).contentType(equalTo("application/json")).body(equalTo(BOB));
        Assertions.assertThat(response.headers().getValues("X-Kind")).isEqualTo(List.of("one", "two"));
    }

    @Test
    void answersWhatAStageCompletesWith() {
        get("/entities/stage").then().statusCode(200).contentType(equalTo(stack.json())).body("first", equalTo("Later"));
        get("/entities/failing-stage").then().statusCode(418);
    }

    @Test
    void choosesTheMethodByTheAcceptField() {
        given().accept("text/plain").get(path("/negotiation")).then().statusCode(200).body(equalTo("text"));
        given().accept("application/json").get(path("/negotiation")).then().statusCode(200).body(equalTo(BOB));
        given().accept("text/plain;q=0.2, application/*").get(path("/negotiation")).then().statusCode(200)
                .body(equalTo(BOB));
    }

    @Test
    void answers406And415WhereNoMethodFits() {
        given().accept("image/png").get(path("/negotiation")).then().statusCode(406);
        given().contentType("text/xml").body("<a/>").post(path("/negotiation")).then().statusCode(415);
        given().contentType(ContentType.JSON).body(BOB).post(path("/negotiation")).then().statusCode(200)
                .body(equalTo("Bob"));
    }

    @Test
    void answersWhatAnExceptionSays() {
        get("/errors/web").then().statusCode(409).contentType(containsString("text/plain")).body(equalTo("conflict"));
        get("/errors/missing").then().statusCode(404);
    }

    @Test
    void answers500ToAnyOtherException() {
        get("/errors/failure").then().statusCode(500);
    }

    @ParameterizedTest
    @ValueSource(strings = { "{", "{\"first\":", "no json" })
    void answers400ToMalformedJson(String body) {
        given().contentType(ContentType.JSON).body(body).post(path("/person")).then().statusCode(400);
    }

    @Test
    void answersJsonThatIsNotOfTheType() {
        given().contentType(ContentType.JSON).body("[]").post(path("/person")).then().statusCode(stack.arrayForObject());
    }

    @Test
    void injectsBeansAndInterceptsCalls() {
        get("/beans/injected?name=Ann").then().statusCode(200).body(equalTo("Hello Ann, Hello Ann"));
        get("/beans/intercepted").then().statusCode(200).body(equalTo("QUIET"));
        get("/beans/request").then().statusCode(200).body(equalTo("call 1"));
        get("/beans/request").then().statusCode(200).body(equalTo("call 1"));
    }

    @Test
    void injectsTheContextIntoFieldsAndParameters() {
        given().header("X-Test", "yes").get(path("/beans/context?q=1")).then().statusCode(200).body(equalTo("1 yes"));
    }
}
