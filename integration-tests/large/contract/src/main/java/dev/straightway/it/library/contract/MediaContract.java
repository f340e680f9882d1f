package dev.straightway.it.library.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import io.restassured.response.Response;

/** Files and streams. */
interface MediaContract extends Asking {

    byte[] PICTURE = { 1, 2, 3, 0, -1 };

    @Test
    default void takesACoverAndGivesItBack() {
        Response taken = as("nobody").multiPart("picture", "solaris.png", PICTURE, "image/png").multiPart("name", "solaris")
                .multiPart("caption", "{\"artist\":\"Moebius\",\"year\":1975}", JSON).post("/covers");
        assertThat(taken.statusCode()).isEqualTo(200);
        assertThat(taken.asString()).isEqualTo("solaris.png 5 image/png Moebius 1975");

        Response given = get("/covers/solaris");
        assertThat(given.contentType()).isEqualTo("image/png");
        assertThat(given.header("Content-Disposition")).isEqualTo("attachment; filename=\"solaris.png\"");
        assertThat(given.header("Content-Length")).isEqualTo("5");
        assertThat(given.asByteArray()).isEqualTo(PICTURE);
        assertThat(get("/covers/none").statusCode()).isEqualTo(404);
    }

    @Test
    default void takesManyFiles() {
        assertThat(as("nobody").multiPart("a", "1.png", PICTURE, "image/png").multiPart("b", "2.png", PICTURE, "image/png")
                .post("/covers/many").asString()).isEqualTo("[\"a:1.png\",\"b:2.png\"]");
    }

    @Test
    default void givesAFormOfParts() {
        Response form = get("/covers/solaris/parts");
        assertThat(form.contentType()).startsWith("multipart/form-data;").contains("boundary=");
        assertThat(form.asString()).contains("name=\"name\"", "solaris", "name=\"caption\"",
                "{\"artist\":\"Moebius\",\"year\":1975}");
    }

    @ParameterizedTest
    @CsvSource({ "/imports/lines, text/csv, a;b, 1", "/imports/first, text/csv, c;d, c;d",
            "/imports/bytes, application/octet-stream, abc, cba" })
    default void imports(String path, String type, String entity, String body) {
        Response answer = as("nobody").contentType(type).body(entity.getBytes(StandardCharsets.UTF_8)).post(path);
        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.asString()).isEqualTo(body);
    }

    @Test
    default void takesNoLargeBody() {
        assertThat(as("nobody").contentType("text/csv").body(new byte[70_000]).post("/imports/lines").statusCode())
                .isEqualTo(413);
    }

    @Test
    default void exportsLines() {
        Response csv = get("/exports/csv?lines=3");
        assertThat(csv.asString()).isEqualTo("book 0;0\nbook 1;1\nbook 2;2\n");
        assertThat(csv.header("Content-Disposition")).isEqualTo("attachment; filename=books.csv");
        assertThat(get("/exports/csv?lines=20000").asString()).hasSize(317_780);
    }

    @Test
    default void exportsAFileWhichMayBeCached() {
        Response file = get("/exports/file");
        assertThat(file.asString()).isEqualTo("all of it");
        assertThat(file.header("Content-Length")).isEqualTo("9");
        Response xml = get("/exports/xml");
        assertThat(xml.asString()).isEqualTo("<books/>");
        assertThat(xml.header("Cache-Control")).isEqualTo("max-age=60");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            /arrivals?most=2        | application/json     | [{"number":1,"title":"book 1"},{"number":2,"title":"book 2"}]
            /arrivals?most=0        | application/json     | []
            /arrivals/lines?most=2  | application/x-ndjson | {"number":1,"title":"book 1"}~{"number":2,"title":"book 2"}~
            /arrivals/events?most=2 | text/event-stream    | data:{"number":1,"title":"book 1"}~~data:{"number":2,"title":"book 2"}~~
            /arrivals/named         | text/event-stream    | id:1~event:arrival~data:book 1~~id:2~event:arrival~data:book 2~~
            /arrivals/sink          | text/event-stream    | data:first~~data:second~~
            """)
    default void streams(String path, String type, String body) {
        Response answer = get(path);
        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.contentType()).startsWith(type);
        assertThat(answer.asString()).isEqualTo(body.replace('~', '\n'));
    }

    @Test
    default void streamsTextWithAStatusAndAField() {
        Response answer = get("/arrivals/text");
        assertThat(answer.statusCode()).isEqualTo(202);
        assertThat(answer.header("X-Arrivals")).isEqualTo("2");
        assertThat(answer.asString()).isEqualTo("one two");
    }
}
