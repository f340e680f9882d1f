package dev.straightway.it.contract;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.startsWith;

import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;

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

    /** {@return the lines of each event, without the space that may follow the colon} */
    private static List<List<String>> events(Response response) {
        return Stream.of(response.asString().split("\n\n")).filter(event -> !event.isBlank())
                .map(event -> event.lines().map(line -> line.replaceFirst(": ", ":")).toList()).toList();
    }
}
