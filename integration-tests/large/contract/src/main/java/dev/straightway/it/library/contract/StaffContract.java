package dev.straightway.it.library.contract;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import io.restassured.response.Response;

/** Who may do what. */
interface StaffContract extends Asking {

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            alice  | GET    | /admin         | 200 | keys
            lena   | GET    | /admin         | 403 |
            nobody | GET    | /admin         | 401 |
            nobody | GET    | /admin/help    | 200 | ask alice
            alice  | GET    | /admin/safe    | 403 |
            nobody | GET    | /admin/safe    | 401 |
            max    | GET    | /admin/desk    | 200 | desk
            nobody | GET    | /admin/desk    | 401 |
            alice  | GET    | /me            | 200 | {"name":"alice","roles":["admin","librarian"]}
            max    | GET    | /me            | 200 | {"name":"max","roles":["member"]}
            nobody | GET    | /me            | 401 |
            nobody | GET    | /me/scheme     | 200 | nobody
            alice  | GET    | /me/scheme     | 200 | alice true
            lena   | GET    | /me/scheme     | 200 | lena false
            nobody | GET    | /me/anonymous  | 200 | true
            max    | GET    | /me/anonymous  | 200 | false
            nobody | GET    | /audit/x       | 401 |
            max    | GET    | /audit/x       | 403 |
            lena   | GET    | /audit/x       | 200 | false
            lena   | DELETE | /audit         | 403 |
            alice  | DELETE | /audit         | 204 |
            """)
    default void knowsWhoMay(String user, String method, String path, int status, String body) {
        Response answer = as(user).request(method, path);
        assertThat(answer.statusCode()).isEqualTo(status);
        assertThat(answer.asString()).isEqualTo(body == null ? "" : body);
    }

    @Test
    default void asksForAName() {
        assertThat(get("/admin").header("WWW-Authenticate")).isEqualTo("basic");
    }

    @Test
    default void refusesAWrongPassword() {
        assertThat(given().auth().preemptive().basic("alice", "open").get("/admin/help").statusCode()).isEqualTo(401);
    }

    @Test
    default void checksBeforeTheBodyIsRead() {
        assertThat(as("max").contentType("text/plain").body("x".repeat(1_000)).post("/admin/note").statusCode()).isEqualTo(403);
        assertThat(as("alice").contentType("text/plain").body(" note ").post("/admin/note").asString()).isEqualTo("note");
    }

    @Test
    default void writesDownWhatWasBought() {
        send("lena", "POST", "/loans", "{\"barcode\":\"A1\",\"card\":\"M999\",\"from\":\"2026-01-01\"}");
        assertThat(as("lena").get("/audit/POST%20/loans").asString()).isEqualTo("true");
    }
}
