package dev.straightway.it.contract;

import static io.restassured.RestAssured.given;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.hamcrest.Matchers.equalTo;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import io.restassured.response.Response;

/** Readers, writers and context resolvers that the application brings, and their look-up (§4.2, §4.3). */
interface ProviderContract extends Asking {

    String NOTE = "application/vnd.straightway.note";

    @Test
    default void readsAndWritesATypeOfTheApplication() {
        post("a\nb").then().statusCode(200).contentType(equalTo(NOTE)).header("X-Title", "a-s")
                .body(equalTo("a-s\nb"));
    }

    @Test
    default void answers400WhereAReaderRefuses() {
        post("no second line").then().statusCode(400);
        post("").then().statusCode(400);
    }

    @Test
    default void answers415And406OutsideTheTypesOfTheMethod() {
        given().contentType("text/plain").body("a\nb").post(path("/notes")).then().statusCode(415);
        given().accept("text/plain").get(path("/notes/urgent")).then().statusCode(406);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "/urgent   | 200 | urgent,now",
            "/response | 202 | urgent,soon",
            "/list     | 200 | one;two;",
            "/generic  | 200 | one;two;" })
    default void findsTheWriterByTheTypeOfTheEntity(String path, int status, String answer) {
        get("/notes" + path).then().statusCode(status).contentType(equalTo(NOTE))
                .body(equalTo(answer.replace(',', '\n')));
    }

    @Test
    default void answers500WhereNothingWritesTheEntity() {
        get("/notes/unwritable").then().statusCode(stack().nothingWrites());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "/tone/text/plain/note      | Tone[name=plain]",
            "/tone/application/xml/note | Tone[name=any]",
            "/no-resolver               | null",
            "/mapper                    | ShopMapper SoldOutMapper",
            "/bodies                    | NoteReader NoteWriter none" })
    default void looksProvidersUp(String path, String answer) {
        get("/providers" + path).then().statusCode(200).body(equalTo(answer));
    }

    @Test
    default void asksTheNextResolverWhereOneResolvesNothing() {
        get("/providers/tone/text/plain/other").then().statusCode(200).body(equalTo(stack().nextResolver()));
    }

    private Response post(String note) {
        return given().contentType(NOTE).header("X-Suffix", "-s").body(note.getBytes(UTF_8)).post(path("/notes"));
    }
}
