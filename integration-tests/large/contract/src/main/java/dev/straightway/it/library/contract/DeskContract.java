package dev.straightway.it.library.contract;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import io.restassured.response.Response;

/** Notices with preconditions, forms, entity providers, an interface, answers that come later. */
interface DeskContract extends Asking {

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            /notices/hours              | {"title":"Hours","text":"8 to 18:30","version":1}
            /notices/hours/title        | Hours
            /inventory/r1               | room r1
            /inventory/r1?shelf=3       | room r1, shelf 3
            /advice/later/Dune          | {"after":"Dune","read":"Solaris"}
            /advice/stage/Dune          | after Dune
            /advice/resumed             | {"after":"anything","read":"Kindred"}
            /advice/thread              | true
            /advice/remembered/Dune     | true true
            /basket                     | basket null
            """)
    default void answersAtTheDesk(String path, String body) {
        Response answer = get(path);
        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.asString()).isEqualTo(body);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            GET    | /notices/none      | 404
            GET    | /notices/none/title| 404
            DELETE | /notices/none      | 404
            GET    | /advice/failing    | 409
            GET    | /inventory/room12  | 400
            GET    | /ping/nothing      | 204
            GET    | /ping/null         | 204
            GET    | /ping/failure      | 500
            HEAD   | /ping/head         | 200
            """)
    default void answersWithAStatus(String method, String path, int status) {
        assertThat(as("nobody").request(method, path).statusCode()).isEqualTo(status);
    }

    @Test
    default void knowsWhetherANoticeHasChanged() {
        assertThat(send("nobody", "PUT", "/notices/rain", "{\"title\":\"Rain\",\"version\":1}").asString())
                .isEqualTo("{\"title\":\"Rain\",\"text\":null,\"version\":1}");
        assertThat(get("/notices/rain").header("ETag")).isEqualTo("\"v1\"");
        Response unchanged = as("nobody").header("If-None-Match", "\"v1\"").get("/notices/rain");
        assertThat(unchanged.statusCode()).isEqualTo(304);
        assertThat(unchanged.asString()).isEmpty();
        assertThat(send("nobody", "PUT", "/notices/rain", "{\"title\":\"Rain\",\"text\":\"wet\"}").asString())
                .isEqualTo("{\"title\":\"Rain\",\"text\":\"wet\",\"version\":2}");
        assertThat(as("nobody").header("If-None-Match", "\"v1\"").get("/notices/rain").statusCode()).isEqualTo(200);
        assertThat(as("nobody").header("If-Match", "\"v1\"").get("/notices/rain").statusCode()).isEqualTo(412);
        assertThat(as("nobody").delete("/notices/rain").statusCode()).isEqualTo(204);
        assertThat(send("nobody", "PUT", "/notices/rain", "{\"title\":\"" + "x".repeat(21) + "\"}").asString()).isEqualTo(
                "{\"title\":\"Constraint Violation\",\"status\":400,\"violations\":[{\"field\":\"put.notice.title\",\"message\":\"size must be between 0 and 20\"}]}");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            /feedback      | text=good+books&stars=5 | 200 | 5: good books
            /feedback      | text=%20&stars=5        | 409 | {"code":"empty","message":"say something"}
            /feedback      | text=a&stars=six        | 400 |
            /feedback/form | name=Max                | 200 | Max 3
            /feedback/form | name=Max&stars=1        | 200 | Max 1
            /feedback/map  | a=1&b=2&b=3             | 200 | 1 [2, 3]
            """)
    default void readsForms(String path, String form, int status, String body) {
        Response answer = as("nobody").contentType("application/x-www-form-urlencoded").body(form).post(path);
        assertThat(answer.statusCode()).isEqualTo(status);
        assertThat(answer.asString()).isEqualTo(body == null ? "" : body);
    }

    @Test
    default void writesAndReadsLabels() {
        Response label = as("nobody").accept("text/x-label").get("/labels/B1");
        assertThat(label.asString()).isEqualTo("|B1|S2|");
        assertThat(label.header("X-Label")).isEqualTo("glue");
        assertThat(as("nobody").accept(JSON).get("/labels/B1").asString()).isEqualTo("{\"barcode\":\"B1\",\"shelf\":\"S2\"}");
        assertThat(as("nobody").contentType("text/x-label").body("|B2|S3|".getBytes()).post("/labels").asString())
                .isEqualTo("{\"barcode\":\"B2\",\"shelf\":\"S3\"}");
        assertThat(as("nobody").contentType("text/x-label").body("B2".getBytes()).post("/labels").statusCode()).isEqualTo(400);
        assertThat(as("nobody").contentType("text/plain").body("B2").post("/labels").statusCode()).isEqualTo(415);
    }

    @Test
    default void setsCookies() {
        Response answer = as("nobody").cookie("basket", "1").get("/basket");
        assertThat(answer.asString()).isEqualTo("basket 1");
        assertThat(answer.getCookie("basket")).isEqualTo("11");
        assertThat(answer.header("Set-Cookie")).contains("HttpOnly").contains("Path=/basket");
    }

    @Test
    default void countsByTheInterface() {
        assertThat(as("nobody").contentType("text/plain").body("12").put("/inventory/r1").asString()).isEqualTo("r1=12");
        assertThat(as("nobody").contentType("text/plain").body("x").put("/inventory/r1").statusCode()).isEqualTo(500);
    }

    @Test
    default void filtersInBothStyles() {
        Response answer = as("nobody").header("X-Request-Id", "r7").get("/ping");
        assertThat(answer.asString()).isEqualTo("pong");
        assertThat(answer.header("X-Request-Id")).isEqualTo("r7");
        assertThat(answer.header("X-Library")).isEqualTo("GET");
        assertThat(answer.header("X-Audited")).isNull();

        Response closed = as("nobody").header("X-Closed", "yes").get("/ping");
        assertThat(closed.statusCode()).isEqualTo(503);
        assertThat(closed.header("Retry-After")).isEqualTo("60");
        assertThat(closed.header("X-Request-Id")).isEqualTo("none");
    }

    @Test
    default void closesForEntitiesToo() {
        Response closed = as("nobody").header("X-Closed", "yes").accept(JSON).contentType(JSON).body("{\"days\":1,\"books\":1}")
                .post("/fines");
        assertThat(closed.statusCode()).isEqualTo(503);
        assertThat(closed.asString()).isEqualTo("{\"code\":\"closed\",\"message\":\"come back later\"}");
    }
}
