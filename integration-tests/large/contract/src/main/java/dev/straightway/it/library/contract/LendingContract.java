package dev.straightway.it.library.contract;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import io.restassured.response.Response;

/** Lending: rules that refuse, views of members, reservations. */
interface LendingContract extends Asking {

    private Response lend(String barcode, String card) {
        return send("lena", "POST", "/loans",
                "{\"barcode\":\"" + barcode + "\",\"card\":\"" + card + "\",\"from\":\"2026-01-01\"}");
    }

    private void giveBack(Response loan) {
        assertThat(as("lena").post("/loans/" + loan.jsonPath().getString("id") + "/return").statusCode()).isEqualTo(200);
    }

    @Test
    default void lendsACopyOnce() {
        Response loan = lend("L1", "M001");
        String id = loan.jsonPath().getString("id");
        assertThat(loan.statusCode()).isEqualTo(201);
        assertThat(loan.header("Location")).endsWith("/loans/" + id);
        assertThat(loan.header("X-Audited")).isEqualTo("yes");
        assertThat(loan.asString()).isEqualTo(
                "{\"id\":" + id + ",\"barcode\":\"L1\",\"card\":\"M001\",\"due\":\"2026-01-22\",\"returned\":false}");

        Response again = lend("L1", "M002");
        assertThat(again.statusCode()).isEqualTo(409);
        assertThat(again.asString()).isEqualTo("{\"code\":\"copy-is-out\",\"message\":\"L1 is lent already\"}");

        assertThat(as("lena").post("/loans/" + id + "/extend").jsonPath().getString("due")).isEqualTo("2026-02-12");
        assertThat(as("lena").get("/loans/" + id).jsonPath().getString("due")).isEqualTo("2026-02-12");
        giveBack(loan);
        Response twice = as("lena").post("/loans/" + id + "/return");
        assertThat(twice.statusCode()).isEqualTo(409);
        assertThat(twice.asString()).isEqualTo("{\"code\":\"returned\",\"message\":\"loan " + id + " is over\"}");
    }

    @Test
    default void lendsThreeAtMost() {
        Response[] loans = { lend("L2", "M002"), lend("L3", "M002"), lend("L4", "M002") };
        Response fourth = lend("L5", "M002");
        assertThat(fourth.statusCode()).isEqualTo(409);
        assertThat(fourth.asString()).isEqualTo("{\"code\":\"too-many-loans\",\"message\":\"M002 has 3 loans\"}");
        assertThat(as("lena").get("/loans/overdue?on=2026-01-23&card=M002").jsonPath().getList("barcode"))
                .containsExactlyInAnyOrder("L2", "L3", "L4");
        assertThat(as("lena").get("/loans/overdue?on=2026-01-22&card=M002").asString()).isEqualTo("[]");
        assertThat(as("lena").get("/members/M002/loans").jsonPath().getList("barcode")).contains("L2", "L3", "L4");
        assertThat(as("max").get("/members/M002/loans").asString()).isEqualTo("[]");
        for (Response loan : loans) {
            giveBack(loan);
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            nobody | GET  | /members           | 200 | [{"card":"M001","name":"Max"},{"card":"M002","name":"Nora"},{"card":"M003","name":"Olga"}]
            max    | GET  | /members/M001      | 200 | {"card":"M001","name":"Max"}
            lena   | GET  | /members/M001/full | 200 | {"card":"M001","name":"Max","email":"max@example.org","owes":0}
            max    | GET  | /members/M999      | 404 | {"code":"unknown","message":"no member M999"}
            lena   | GET  | /loans/999         | 404 | {"code":"unknown","message":"no loan 999"}
            lena   | POST | /loans/999/return  | 404 | {"code":"unknown","message":"no loan 999"}
            nobody | GET  | /reservations/3    | 200 | []
            nobody | PUT  | /reservations/3    | 409 | {"code":"no-card","message":"say which card is yours"}
            """)
    default void answers(String user, String method, String path, int status, String body) {
        Response answer = as(user).request(method, path);
        assertThat(answer.statusCode()).isEqualTo(status);
        assertThat(answer.asString()).isEqualTo(body);
    }

    @ParameterizedTest
    @CsvSource({ "nobody, /members/M001, 401", "nobody, /members/M001/full, 401", "max, /members/M001/full, 403",
            "nobody, /loans/overdue, 401", "max, /loans/1, 403", "lena, /loans/x, 404", "lena, /loans/overdue?on=today, 404" })
    default void refuses(String user, String path, int status) {
        assertThat(as(user).get(path).statusCode()).isEqualTo(status);
    }

    @Test
    default void refusesALoanThatIsNotValid() {
        assertThat(send("lena", "POST", "/loans", "{\"barcode\":\"L9\",\"card\":\"M001\"}").asString()).isEqualTo(
                "{\"title\":\"Constraint Violation\",\"status\":400,\"violations\":[{\"field\":\"lend.wanted.from\",\"message\":\"must not be null\"}]}");
        assertThat(send("lena", "POST", "/loans", "{\"barcode\":\"L9\",\"card\":\"M999\",\"from\":\"2026-01-01\"}").asString())
                .isEqualTo("{\"code\":\"unknown\",\"message\":\"no member M999\"}");
    }

    @Test
    default void takesNoCardTwice() {
        String member = "{\"card\":\"N001\",\"name\":\"Paul\",\"email\":\"p@example.org\"}";
        send("lena", "POST", "/members", member);
        Response again = send("lena", "POST", "/members", member);
        assertThat(again.statusCode()).isEqualTo(409);
        assertThat(again.asString()).isEqualTo("{\"code\":\"card-is-taken\",\"message\":\"another member has this card\"}");
        assertThat(send("lena", "POST", "/members", "{\"card\":\"N2\",\"name\":\"Q\"}").statusCode()).isEqualTo(400);
        assertThat(send("max", "POST", "/members", member).statusCode()).isEqualTo(403);
    }

    @Test
    default void reservesInOrder() {
        assertThat(as("nobody").header("X-Card", "M001").put("/reservations/7").asString()).isEqualTo("1");
        assertThat(as("nobody").header("X-Card", "M002").put("/reservations/7").asString()).isEqualTo("2");
        assertThat(as("nobody").header("X-Card", "M001").put("/reservations/7").asString()).isEqualTo("1");
        assertThat(get("/reservations/7").asString()).isEqualTo("[\"M001\",\"M002\"]");
        assertThat(as("nobody").header("X-Card", "M001").delete("/reservations/7").statusCode()).isEqualTo(204);
        assertThat(as("nobody").header("X-Card", "M001").delete("/reservations/7").statusCode()).isEqualTo(404);
        assertThat(as("nobody").header("X-Card", "M002").delete("/reservations/7").statusCode()).isEqualTo(204);
    }
}
