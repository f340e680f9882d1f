package dev.straightway.it.contract;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.startsWith;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.Iterator;
import java.util.List;
import java.util.UUID;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import io.restassured.RestAssured;
import io.restassured.response.Response;

/** Server-sent events, until the server ends them (§9). */
interface SseContract extends Asking {

    @Test
    default void sendsEventsWithAllTheirFields() {
        Response response = get("/events");
        response.then().statusCode(200).contentType(startsWith("text/event-stream"));
        List<List<String>> events = events(response);
        assertThat(events).hasSize(3);
        assertThat(events.get(0)).containsExactly("data:one");
        assertThat(events.get(1)).containsExactlyInAnyOrder(":a comment", "id:2", "event:named", "retry:500", "data:two",
                "data:lines");
        assertThat(events.get(2)).contains("id:3", "data:" + PersonContract.BOB);
    }

    @Test
    @Timeout(20)
    default void sendsEachEventAtOnce() throws Exception {
        String held = path("/events/held/" + UUID.randomUUID());
        HttpRequest request = HttpRequest.newBuilder(URI.create("http://localhost:" + RestAssured.port + held)).build();
        HttpResponse<Stream<String>> response = HttpClient.newHttpClient().send(request, BodyHandlers.ofLines());
        assertThat(response.statusCode()).isEqualTo(200);
        Iterator<String> lines = response.body().filter(line -> !line.isEmpty()).map(SseContract::trim).iterator();
        assertThat(lines.next()).isEqualTo("data:first false");
        given().post(held).then().statusCode(200).body(equalTo("released"));
        assertThat(lines.next()).isEqualTo("data:second");
        assertThat(lines.hasNext()).isFalse();
        given().post(held).then().statusCode(404);
    }

    @Test
    default void goesOnAfterTheLastEventOfTheClient() {
        assertThat(events(given().header("Last-Event-ID", "41").get(path("/events/after"))))
                .containsExactly(List.of("data:after 41"));
    }

    @Test
    default void broadcasts() {
        assertThat(events(get("/events/broadcast/hello"))).containsExactly(List.of("data:hello"));
    }

    @Test
    default void answersAnErrorWhereNoEventWasSent() {
        get("/events/broadcast/none").then().statusCode(404);
        given().header("Last-Event-ID", "x").get(path("/events/after")).then().statusCode(400);
        given().accept("text/plain").get(path("/events")).then().statusCode(406);
    }

    /** {@return the lines of each event} */
    private static List<List<String>> events(Response response) {
        return Stream.of(response.asString().split("\n\n")).filter(event -> !event.isBlank())
                .map(event -> event.lines().map(SseContract::trim).toList()).toList();
    }

    /** {@return the line without the space that may follow its colon} */
    private static String trim(String line) {
        return line.replaceFirst(": ", ":");
    }
}
