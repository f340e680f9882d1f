package dev.straightway.it.contract;

import static io.restassured.RestAssured.given;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.startsWith;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import io.restassured.response.Response;

/** The entity types that every stack brings readers and writers for (§4.2.4). */
interface StandardEntityContract extends Asking {

    String FORM = "application/x-www-form-urlencoded; charset=UTF-8";

    @ParameterizedTest
    @ValueSource(strings = { "bytes", "stream", "reader", "file", "streaming" })
    default void echoesAText(String type) {
        post(type, "text/plain", "some text").then().statusCode(200).contentType(startsWith("text/plain"))
                .body(equalTo("some text"));
    }

    @ParameterizedTest
    @ValueSource(strings = { "bytes", "stream", "reader", "file", "streaming" })
    default void echoesAnEmptyEntity(String type) {
        post(type, "text/plain", "").then().statusCode(200).body(equalTo(""));
    }

    @ParameterizedTest
    @ValueSource(strings = { "bytes", "stream", "file" })
    default void echoesEveryByteOfALongEntity(String type) {
        assumeTrue(stack().wholeStream() || !type.equals("stream"));
        String text = "0123456789é".repeat(20_000);
        assertThat(post(type, "text/plain;charset=UTF-8", text).asByteArray()).isEqualTo(text.getBytes(UTF_8));
    }

    @Test
    default void answersWhatAResponseStreams() {
        post("streaming-response", "text/plain", "some text").then().statusCode(202).body(equalTo("some text"));
    }

    @Test
    default void answersWhatAStreamFailsWithBeforeItsFirstByte() {
        post("failing", "text/plain", "").then().statusCode(409);
    }

    @Test
    default void readsAStreamAsFarAsTheMethodLikes() {
        post("first", "text/plain", "x".repeat(100_000)).then().statusCode(200).body(equalTo("x"));
    }

    @ParameterizedTest
    @CsvSource({ "number, 41, 42", "truth, true, false", "letter, a, A" })
    default void readsAndWritesBoxedPrimitives(String type, String entity, String answer) {
        post(type, "text/plain", entity).then().statusCode(200).body(equalTo(answer));
    }

    @Test
    default void answersABoxedPrimitiveThatDoesNotConvert() {
        post("number", "text/plain", "many").then().statusCode(stack().textForNumber());
    }

    @ParameterizedTest
    @ValueSource(strings = { "number", "truth", "letter" })
    default void answers400ToAnEmptyPrimitive(String type) {
        post(type, "text/plain", "").then().statusCode(400);
    }

    @Test
    default void readsAndWritesForms() {
        Response response = post("form", FORM, "a=1");
        if (stack().forms()) {
            response.then().statusCode(200).contentType(startsWith("application/x-www-form-urlencoded"))
                    .body(equalTo("a=1&more=a+b%26%C3%A9"));
        } else {
            response.then().statusCode(415);
        }
    }

    @Test
    default void readsAndWritesFormsAsMaps() {
        post("map", FORM, "a=1&a=%26").then().statusCode(200)
                .contentType(startsWith("application/x-www-form-urlencoded")).body(equalTo("a=11&a=%26%26"));
    }

    private Response post(String type, String mediaType, String entity) {
        return given().contentType(mediaType).body(entity).post(path("/standard/" + type));
    }
}
