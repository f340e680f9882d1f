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
import org.junit.jupiter.params.provider.ValueSource;

import io.restassured.response.Response;

/** Answers whose items come one after the other: {@code Multi}, {@code RestMulti} and other publishers. */
interface StreamContract extends Asking {

    String ONE = "{\"name\":\"one\",\"number\":1}";
    String TWO = "{\"name\":\"two\",\"number\":2}";

    private Response streamed(String path) {
        assumeTrue(stack().quarkusAnnotations());
        return get("/streams/" + path);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            array             | application/json;charset=UTF-8   | [ONE,TWO]
            empty             | application/json;charset=UTF-8   | []
            quoted            | application/json;charset=UTF-8   | ["a","b\\"c"]
            numbers           | application/json;charset=UTF-8   | [1,2,3]
            lists             | application/json;charset=UTF-8   | [[ONE,TWO]]
            lines             | application/x-ndjson;charset=UTF-8 | ONE%TWO%
            lines/own         | application/x-ndjson;charset=UTF-8 | line of one%line of two%
            lines/empty       | application/x-ndjson;charset=UTF-8 | ``
            lines/stream-json | application/stream+json;charset=UTF-8 | "a"%"b"%
            text              | text/plain;charset=UTF-8         | aäb
            publisher         | text/plain;charset=UTF-8         | aäb
            bytes             | application/octet-stream         | ab
            rest/separate     | application/json;charset=UTF-8   | ONE%TWO%
            rest/type         | application/pdf                  | ab
            events            | text/event-stream                | data:one%%data:two%data:lines%%data:%%
            events/json       | text/event-stream                | data:ONE%%data:TWO%%
            events/older      | text/event-stream                | data:{}%%
            events/empty      | text/event-stream                | ``
            events/built      | text/event-stream                | :c%id:1%event:n%retry:500%data:ONE%%content-type:text/plain%data:plain%%
            list              | application/json;charset=UTF-8   | [ONE,TWO]
            """)
    default void sendsTheItemsAsTheMediaTypeHasThem(String path, String contentType, String body) {
        Response answer = streamed(path);
        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.header("Content-Type")).isEqualTo(contentType);
        assertThat(answer.asString()).isEqualTo(body.replace("ONE", ONE).replace("TWO", TWO).replace('%', '\n'));
    }

    @ParameterizedTest
    @CsvSource({ "events, text/plain", "events/json, application/json",
            "events/older, application/json" })
    default void saysOfWhatTypeTheEntitiesOfEventsAre(String path, String type) {
        streamed(path).then().header("X-SSE-Content-Type", equalTo(type));
    }

    @Test
    default void sendsEachItemAsAPieceOfItsOwn() {
        assumeTrue(stack().quarkusAnnotations());
        RawAnswer answer = RawAnswer.to("GET " + path("/streams/lines"));
        assertThat(answer.value("transfer-encoding")).isEqualTo("chunked");
        assertThat(answer.body()).isEqualTo("1a\r\n" + ONE + "\n\r\n1a\r\n" + TWO + "\n\r\n0\r\n\r\n");
    }

    @Test
    default void answersNullWithNoContent() {
        streamed("null").then().statusCode(204).body(emptyString());
    }

    @Test
    default void takesStatusAndFieldsFromARestMulti() {
        Response answer = streamed("rest");
        answer.then().statusCode(202).body(equalTo("[" + ONE + "," + TWO + "]"));
        assertThat(answer.headers().getValues("X-One")).containsExactly("1", "2");
        streamed("rest/empty").then().statusCode(202).header("X-One", "1").body(equalTo("[]"));
    }

    @Test
    default void takesStatusAndFieldsFromTheItemThatAStreamIsMadeOf() {
        streamed("rest/uni/203").then().statusCode(203).header("X-One", "later").body(equalTo("[" + ONE + "," + TWO + "]"));
    }

    @Test
    default void takesStatusAndFieldsFromAnnotations() {
        streamed("declared").then().statusCode(201).header("X-One", "declared")
                .header("Cache-Control", equalTo(stack().cacheControlOfAStream()));
    }

    @ParameterizedTest
    @ValueSource(strings = { "failing/409", "thrown/409" })
    default void answersAFailureBeforeTheFirstItemAsAnyFailure(String path) {
        streamed(path).then().statusCode(409).header("Transfer-Encoding", nullValue());
    }

    @Test
    default void breaksOffWhereAFailureComesLater() {
        assumeTrue(stack().quarkusAnnotations());
        RawAnswer answer = RawAnswer.to("GET " + path("/streams/breaking"));
        assertThat(answer.status()).isEqualTo(200);
        assertThat(answer.body()).contains(ONE).contains(TWO).doesNotContain("]").doesNotEndWith("0\r\n\r\n");
    }

    @Test
    default void refusesWhatTheClientDoesNotAccept() {
        assumeTrue(stack().quarkusAnnotations());
        given().accept("application/json").get(path("/streams/events")).then().statusCode(406);
    }
}
