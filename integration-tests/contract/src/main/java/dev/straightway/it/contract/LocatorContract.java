package dev.straightway.it.contract;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.startsWith;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Sub-resources, by locators of every kind (§3.4.1). */
interface LocatorContract extends Asking {

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "/books/12                      | book 12 null",
            "/books/12?edition=2            | book 12 2",
            "/books/12/pages/3              | book 12 null p. 3",
            "/shelf/4                       | wood 4",
            "/catalogue/greeting?name=Ann   | Hello Ann",
            "/any/book                      | any book",
            "/any/book/pages/3              | any book p. 3",
            "/any/box                       | box 2",
            "/folder/a                      | a 2" })
    default void locatesSubResources(String path, String answer) {
        get("/library" + path).then().statusCode(200).body(equalTo(answer));
    }

    @Test
    default void locatesASubResourceWithinItsOwnClass() {
        get("/library/folder/a/folder/b/folder/c").then().statusCode(200).body(equalTo("a>b>c " + stack().nestedResources()));
        get("/library/any/box/folder/b").then().statusCode(200).body(startsWith("box>b "));
    }

    @ParameterizedTest
    @ValueSource(strings = { "/books/404", "/books/x", "/books/12/pages/x", "/books/12/covers", "/shelf/x",
            "/shelf",
            "/folder/a/b", "/any/book/covers", "/catalogue" })
    default void answers404WhereALocatorFindsNothing(String path) {
        get("/library" + path).then().statusCode(404);
    }

    @Test
    default void answersWhereALocatorReturnsNull() {
        get("/library/books/0").then().statusCode(stack().nullOfALocator());
    }

    @Test
    default void readsAnEntityInASubResource() {
        given().contentType("text/plain").body("new").put(path("/library/books/1")).then().statusCode(200)
                .body(equalTo("book 1 null := new"));
        given().contentType("text/html").body("new").put(path("/library/books/1")).then().statusCode(415);
        given().accept("text/html").get(path("/library/books/1")).then().statusCode(406);
        given().delete(path("/library/books/1")).then().statusCode(405);
    }
}
