package dev.straightway.it.todo;

import static io.restassured.RestAssured.given;
import static io.restassured.RestAssured.when;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.matchesPattern;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.nullValue;

import java.util.Map;

import org.junit.jupiter.api.Test;

import io.quarkus.test.junit.QuarkusTest;

/** What the service answers. */
@QuarkusTest
class TodoTest {

    @Test
    void keepsTodos() {
        int id = create(Map.of("title", "  write \n the  book ", "due", "2026-12-24", "list", "winter"));
        when().get("/todos/" + id).then().statusCode(200).body("title", equalTo("write the book"))
                .body("due", equalTo("2026-12-24")).body("list", equalTo("winter")).body("done", equalTo(false));
        when().get("/todos").then().statusCode(200).body("id", hasItem(id));
        when().get("/todos/count").then().statusCode(200).body(matchesPattern("[1-9]\\d*"));
        when().get("/lists/winter").then().statusCode(200).body("todos.title", contains("write the book"));
    }

    @Test
    void changesTodos() {
        int id = create(Map.of("title", "sweep"));
        when().get("/todos/open?most=1000").then().statusCode(200).body("id", hasItem(id));
        given().contentType("application/json").body(Map.of("title", "sweep the yard", "done", true)).put("/todos/" + id)
                .then().statusCode(200).body("title", equalTo("sweep the yard")).body("list", nullValue());
        when().get("/todos/open?most=1000").then().statusCode(200).body("id", not(hasItem(id)));
    }

    @Test
    void deletesTodos() {
        int id = create(Map.of("title", "forget"));
        when().delete("/todos/" + id).then().statusCode(204);
        when().get("/todos/" + id).then().statusCode(404).contentType("application/json")
                .body("title", equalTo("no todo " + id)).body("id", equalTo(id));
        when().delete("/todos/" + id).then().statusCode(404);
    }

    @Test
    void refusesTodosWithoutTitle() {
        given().contentType("application/json").body("{\"title\": \" \"}").post("/todos").then().statusCode(400);
        given().contentType("application/json").body("{}").put("/todos/1").then().statusCode(400);
    }

    @Test
    void showsWhatItWouldStore() {
        given().contentType("application/json").body(Map.of("title", " a   b ", "list", " ")).post("/todos/preview").then()
                .statusCode(200).body("title", equalTo("a b")).body("list", nullValue()).body("id", nullValue());
        when().get("/lists/draft").then().statusCode(200).body("name", equalTo("draft")).body("todos.size()", equalTo(0));
        when().get("/lists/unknown").then().statusCode(404);
    }

    @Test
    void keepsTags() {
        String id = when().post("/tags/garden").then().statusCode(200).extract().asString();
        when().get("/tags/" + id).then().statusCode(200).body("name", equalTo("garden"));
        when().get("/tags?prefix=gard").then().statusCode(200).body("name", contains("garden"));
        when().get("/tags/count").then().statusCode(200).body(matchesPattern("[1-9]\\d*"));
        when().get("/tags/999999").then().statusCode(404);
    }

    @Test
    void countsInMemory() {
        when().post("/statistics/visits").then().statusCode(204);
        when().post("/statistics/visits").then().statusCode(204);
        when().get("/statistics/visits").then().statusCode(200).body(equalTo("2"));
        when().get("/statistics/nothing").then().statusCode(200).body(equalTo("0"));
        when().get("/statistics").then().statusCode(200).body("visits", equalTo(2));
    }

    @Test
    void isThere() {
        when().get("/ping").then().statusCode(200).body(equalTo("pong"));
        when().get("/ping/health").then().statusCode(200).body("status", equalTo("UP"));
    }

    private static int create(Map<String, ?> todo) {
        return given().contentType("application/json").body(todo).post("/todos").then().statusCode(201)
                .header("Location", matchesPattern(".*/todos/\\d+")).extract().path("id");
    }
}
