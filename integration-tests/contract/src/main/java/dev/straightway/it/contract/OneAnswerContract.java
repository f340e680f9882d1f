package dev.straightway.it.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.nullValue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import io.restassured.RestAssured;

/** A request gets one answer, whole, and only what HTTP allows. */
interface OneAnswerContract extends Asking {

    /** So many that both win. */
    int RACES = 300;

    @Test
    @Timeout(60)
    default void answersAllOfOneAuthorWhereTwoRace() throws IOException, InterruptedException {
        assumeTrue(stack().oneAuthor());
        URI race = URI.create("http://localhost:" + RestAssured.port + path("/answers/race"));
        HttpClient client = HttpClient.newHttpClient();
        for (int i = 0; i < RACES; i++) {
            HttpResponse<String> answer = client.send(HttpRequest.newBuilder(race).build(), BodyHandlers.ofString());
            String author = answer.statusCode() == 200 ? "resumed" : "thrown";
            assertThat(answer.statusCode()).isIn(200, 409);
            assertThat(answer.headers().allValues("X-Author")).containsExactly(author);
            assertThat(answer.body()).isEqualTo(author);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = { 0, 2, 4, 9 })
    default void saysTheLengthOfItsEntity(int declared) {
        RawAnswer answer = RawAnswer.to("GET " + path("/answers/length/" + declared));
        assertThat(answer.values("Content-Length")).containsExactly(String.valueOf(stack().lengthOfText(declared)));
        assertThat(answer.body()).isEqualTo("text");
    }

    @ParameterizedTest
    @ValueSource(ints = { 99, 100, 150, 199, 600, 1000 })
    default void answersAStatusThatIsNone(int status) {
        RawAnswer answer = RawAnswer.to("GET " + path("/answers/status/" + status));
        assertThat(answer.status()).isEqualTo(stack().statusThatIsNone(status));
        assertThat(answer.value("X-Author")).isEqualTo(answer.status() == 500 ? null : "method");
    }

    @Test
    default void answersAFieldThatIsTwo() {
        assumeTrue(stack().answersControlCharacters());
        get("/answers/field").then().statusCode(500).header("X-Author", nullValue()).header("X-Injected", nullValue());
    }

    @Test
    default void answersAnErrorOfATimeoutHandler() {
        assumeTrue(stack().answersErrorsOfTimeoutHandlers());
        get("/answers/timeout-error").then().statusCode(500);
    }

    @ParameterizedTest
    @ValueSource(strings = { "Keep-Alive", "Proxy-Connection", "Upgrade" })
    default void keepsFieldsOfTheConnectionFromResources(String name) {
        RawAnswer answer = RawAnswer.to("GET " + path("/answers/connection"));
        assertThat(answer.status()).isEqualTo(200);
        assertThat(!answer.values(name).isEmpty()).isEqualTo(stack().sendsFieldsOfTheConnection());
    }
}
