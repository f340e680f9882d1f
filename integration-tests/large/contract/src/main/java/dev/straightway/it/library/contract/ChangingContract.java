package dev.straightway.it.library.contract;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import io.restassured.response.Response;

/** Changing the catalogue. What a test puts there it takes away. */
interface ChangingContract extends Asking {

    String DUNE = """
            {"title":"Dune","isbn":"9780000000099","price":20.00,"published":"1965-08-01","author":%d,"category":1}""";

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            authors    | {"name":"Le Carre","born":1931} | {"id":ID,"name":"Le Carre","born":1931}   | {"name":"John","born":31} | {"id":ID,"name":"John","born":31}
            publishers | {"name":"Tor"}                  | {"id":ID,"name":"Tor","town":null}        | {"name":"T","town":"NY"}  | {"id":ID,"name":"T","town":"NY"}
            categories | {"code":"500","title":"Science"}| {"id":ID,"code":"500","title":"Science"}  | {"code":"501"}            | {"id":ID,"code":"501","title":null}
            """)
    default void createsUpdatesAndDeletes(String table, String json, String created, String change, String changed) {
        Response answer = send("lena", "POST", "/" + table, json);
        assertThat(answer.statusCode()).isEqualTo(201);
        String id = answer.jsonPath().getString("id");
        assertThat(answer.asString()).isEqualTo(created.replace("ID", id));
        assertThat(answer.header("Location")).endsWith("/" + table + "/" + id);
        assertThat(get("/" + table + "/" + id).asString()).isEqualTo(created.replace("ID", id));
        assertThat(send("lena", "PUT", "/" + table + "/" + id, change).asString()).isEqualTo(changed.replace("ID", id));
        assertThat(as("lena").delete("/" + table + "/" + id).statusCode()).isEqualTo(204);
        assertThat(get("/" + table + "/" + id).statusCode()).isEqualTo(404);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            POST | /authors      | {"name":" ","born":1}     | {"title":"Constraint Violation","status":400,"violations":[{"field":"create.view.name","message":"must not be blank"}]}
            POST | /categories   | {"code":"5"}              | {"title":"Constraint Violation","status":400,"violations":[{"field":"create.view.code","message":"must match \\"[0-9]{3}\\""}]}
            PUT  | /authors/1    | {"name":"a","born":-1}    | {"title":"Constraint Violation","status":400,"violations":[{"field":"update.view.born","message":"must be greater than or equal to 0"}]}
            """)
    default void refusesWhatIsNotValid(String method, String path, String json, String report) {
        Response answer = send("lena", method, path, json);
        assertThat(answer.statusCode()).isEqualTo(400);
        assertThat(answer.header("validation-exception")).isEqualTo("true");
        assertThat(answer.asString()).isEqualTo(report);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            nobody | POST   | /authors        | {"name":"n"}  | 401
            max    | POST   | /authors        | {"name":"n"}  | 403
            nobody | DELETE | /authors/1      |               | 401
            max    | PUT    | /categories/1   | {"code":"1"}  | 403
            nobody | POST   | /books          | {}            | 401
            max    | POST   | /books          | {}            | 403
            lena   | DELETE | /books/1        |               | 403
            lena   | PATCH  | /books/1/price  | 3             | 403
            lena   | POST   | /authors        | {"name":      | 400
            lena   | POST   | /authors        | ["n"]         | 400
            lena   | POST   | /books          | {"price":"x"} | 400
            lena   | PUT    | /authors/99     | {"name":"n"}  | 404
            lena   | DELETE | /authors/99     |               | 404
            """)
    default void changesForThoseOnlyWhoMayAndCan(String user, String method, String path, String json, int status) {
        Response answer = json == null ? as(user).request(method, path) : send(user, method, path, json);
        assertThat(answer.statusCode()).isEqualTo(status);
    }

    @Test
    default void refusesMediaTypes() {
        assertThat(as("lena").contentType("text/plain").body("x").post("/authors").statusCode()).isEqualTo(415);
        assertThat(as("nobody").accept("image/png").get("/authors").statusCode()).isEqualTo(406);
    }

    @Test
    default void buysABookChangesItsPriceAndGivesItAway() {
        Response bought = send("lena", "POST", "/books", DUNE.formatted(1));
        assertThat(bought.statusCode()).isEqualTo(201);
        assertThat(bought.header("X-Audited")).isEqualTo("yes");
        String path = "/books/" + bought.jsonPath().getString("id");
        assertThat(bought.header("Location")).endsWith(path);
        assertThat(get(path).jsonPath().getString("title")).isEqualTo("Dune");

        Response dearer = send("alice", "PATCH", path + "/price", "21.75");
        assertThat(dearer.statusCode()).isEqualTo(200);
        assertThat(dearer.asString()).contains("\"price\":21.75");
        assertThat(send("alice", "PATCH", path + "/price", "-1").asString()).isEqualTo(
                "{\"title\":\"Constraint Violation\",\"status\":400,\"violations\":[{\"field\":\"price.price\",\"message\":\"must be greater than 0\"}]}");
        assertThat(send("lena", "PUT", path, DUNE.formatted(3)).jsonPath().getString("author")).isEqualTo("Octavia Butler");
        assertThat(as("alice").delete(path).statusCode()).isEqualTo(204);
        assertThat(get(path).statusCode()).isEqualTo(404);
    }

    @Test
    default void buysNoBookOfAnUnknownAuthor() {
        Response answer = send("lena", "POST", "/books", DUNE.formatted(99));
        assertThat(answer.statusCode()).isEqualTo(404);
        assertThat(answer.asString()).isEqualTo("{\"code\":\"unknown\",\"message\":\"no author 99\"}");
        assertThat(get("/books/search?title=dune").asString()).isEqualTo("[]");
    }

    @Test
    default void addsAndRemovesCopies() {
        Response added = send("nobody", "POST", "/books/2/copies", "{\"barcode\":\"C1\",\"shelf\":\"S9\"}");
        assertThat(added.statusCode()).isEqualTo(201);
        assertThat(added.asString()).isEqualTo("{\"barcode\":\"C1\",\"shelf\":\"S9\"}");
        assertThat(get("/books/2/copies").asString())
                .isEqualTo("[{\"barcode\":\"B101\",\"shelf\":\"S1\"},{\"barcode\":\"C1\",\"shelf\":\"S9\"}]");
        assertThat(as("nobody").delete("/books/2/copies/C1").statusCode()).isEqualTo(204);
        assertThat(get("/books/2/copies/C1").statusCode()).isEqualTo(404);
        assertThat(send("nobody", "POST", "/books/2/copies", "{\"barcode\":\"\"}").asString()).isEqualTo(
                "{\"title\":\"Constraint Violation\",\"status\":400,\"violations\":[{\"field\":\"add.added.barcode\",\"message\":\"must not be blank\"}]}");
    }
}
