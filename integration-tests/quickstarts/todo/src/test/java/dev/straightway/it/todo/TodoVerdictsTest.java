package dev.straightway.it.todo;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import dev.straightway.it.contract.Verdicts;
import io.quarkus.test.junit.QuarkusTest;

/** Which thread the build has decided on for each route, why, and that it serves. */
@QuarkusTest
class TodoVerdictsTest {

    @Test
    void decidesAsTheTableSays() throws IOException {
        String table = Files.readString(Path.of("src/test/resources/verdicts.txt"));
        assertThat(String.join("\n", Verdicts.drawn())).isEqualTo(String.join("\n", Verdicts.lines(table)));
    }

    @ParameterizedTest
    @CsvSource(textBlock = """
            GET,    /labels/draft,        /labels/draft,       200,
            GET,    /lists/draft,         /lists/draft,        200,
            GET,    /lists/{name},        /lists/none,         404,
            GET,    /ping,                /ping,               200,
            GET,    /ping/health,         /ping/health,        200,
            GET,    /statistics,          /statistics,         200,
            GET,    /statistics/{event},  /statistics/none,    200,
            POST,   /statistics/{event},  /statistics/threads, 204,
            GET,    /tags,                /tags,               200,
            GET,    /tags/count,          /tags/count,         200,
            GET,    /tags/{id},           /tags/0,             404,
            POST,   /tags/{name},         /tags/thread,        200,
            GET,    /todos,               /todos,              200,
            GET,    /todos/count,         /todos/count,        200,
            GET,    /todos/open,          /todos/open,         200,
            GET,    /todos/{id:\\d+},     /todos/0,            404,
            DELETE, /todos/{id:\\d+},     /todos/0,            404,
            PUT,    /todos/{id:\\d+},     /todos/0,            404, '{"title": "t"}'
            POST,   /todos,               /todos,              201, '{"title": "t"}'
            POST,   /todos/preview,       /todos/preview,      200, '{"title": "t"}'
            """)
    void servesOnTheThreadThatItDecidedOn(String method, String template, String path, int status, String json) {
        var request = json == null ? given() : given().contentType("application/json").body(json);
        var answer = request.request(method, path);
        assertThat(answer.statusCode()).isEqualTo(status);
        assertThat(answer.header("X-Thread")).startsWith(Verdicts.threadOf(method, template));
    }
}
