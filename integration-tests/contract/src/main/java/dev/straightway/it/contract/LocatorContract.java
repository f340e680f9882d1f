package dev.straightway.it.contract;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.emptyString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.nullValue;
import static org.hamcrest.Matchers.startsWith;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;

/** Sub-resources, by locators of every kind (§3.4.1): what they answer, and what they are told of the way to them. */
public interface LocatorContract extends Asking {

    String[] ROOM_METHODS = { "GET", "HEAD", "POST", "DELETE", "OPTIONS" };

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

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "/1999/rooms/a/boxes/7/papers/content       | 1999 a 7 papers",
            "/kinds/12;m=5?q=x&mode=silent              | 12,x,sent,baked,5,silent,12",
            "/class                                     | blank",
            "/documents/letter                          | letter",
            "/documents/chart                           | chart",
            "/documents/letter/address                  | address of a letter",
            "/documents/letter/scale                    | part of a letter",
            "/documents/chart/scale                     | scale of a chart",
            "/documents/letter/summary                  | summary of letter",
            "/documents/letter/attic                    | part of a letter",
            "/1999/shelves/attic                        | attic" })
    default void locatesByTypesAndParametersOfEveryKind(String path, String answer) {
        given().urlEncodingEnabled(false).header("X-Kind", "sent").cookie("kind", "baked").get(path("/archive" + path)).then()
                .statusCode(200).body(equalTo(answer));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "/1999/rooms/a | [archive/1999/rooms/a, archive] | [RoomResource, ArchiveResource] | {room=[a], year=[1999]}",
            "/class/way    | [archive/class/way, archive/class, archive] | [PaperResource, ArchiveResource] | {}",
            "/1999/rooms/a/boxes/7/b/content/way | [archive/1999/rooms/a/boxes/7/b/content/way, archive/1999/rooms/a/boxes/7/b/content,"
                    + " archive/1999/rooms/a/boxes/7, archive/1999/rooms/a, archive] | [PaperResource, BoxResource, RoomResource,"
                    + " ArchiveResource] | {box=[7], name=[b], room=[a], year=[1999]}" })
    default void tellsTheWayToASubResource(String path, String uris, String resources, String variables) {
        get("/archive" + path).then().statusCode(200)
                .body(equalTo(stack().matchedUris(uris) + " " + resources + " " + variables));
    }

    @ParameterizedTest
    @CsvSource(nullValues = "-", value = {
            "GET,    /1999/rooms/a/none,         -,                -,           404",
            "GET,    /1999/rooms,                -,                -,           404",
            "GET,    /x/rooms/a,                 -,                -,           404",
            "GET,    /documents/chart/summaries, -,                -,           404",
            "PUT,    /documents/chart/address,   -,                -,           200",
            "PUT,    /documents/letter/address,  -,                -,           405",
            "PUT,    /1999/rooms/a,              -,                -,           405",
            "DELETE, /1999/rooms/a,              -,                -,           204",
            "GET,    /1999/rooms/a,              application/json, -,           406",
            "POST,   /1999/rooms/a,              application/json, text/plain,  406",
            "POST,   /1999/rooms/a,              -,                text/html,   415" })
    default void refusesWhatASubResourceDoesNotAnswer(String method, String path, String accept, String type, int status) {
        RequestSpecification request = given().accept(accept == null ? "*/*" : accept);
        if (type != null) {
            request.contentType(type).body("{}");
        }
        request.request(method, path("/archive" + path)).then().statusCode(status);
    }

    @Test
    default void refusesAMethodThatASubResourceLacksAtAPath() {
        given().delete(path("/archive/1999/rooms/a/stamped")).then().statusCode(stack().unknownMethodOfASubResource());
    }

    @ParameterizedTest
    @CsvSource({ "GET, /boxes/7", "HEAD, /none", "OPTIONS, /none" })
    default void answers404WhereASubResourceHasNoMethodAtAll(String method, String path) {
        given().request(method, path("/archive/1999/rooms/a" + path)).then()
                .statusCode(stack().nothingOfASubResource(method));
    }

    @Test
    default void tellsWhatASubResourceAllows() {
        if (stack().allowOn405()) {
            assertThat(allowed(given().put(path("/archive/1999/rooms/a")))).containsExactlyInAnyOrder(ROOM_METHODS);
        }
        assertThat(allowed(given().options(path("/archive/1999/rooms/a"))))
                .containsExactlyInAnyOrder(stack().allowedOfASubResource(ROOM_METHODS));
    }

    private static String[] allowed(Response response) {
        return response.header("Allow").split(", ?");
    }

    @Test
    default void answersHeadWithTheFieldsOfASubResource() {
        given().head(path("/archive/1999/rooms/a")).then().statusCode(200).contentType(startsWith("text/plain"))
                .body(emptyString());
    }

    @Test
    default void choosesAmongTheMethodsOfASubResourceByTheEntity() {
        given().contentType("text/plain").body("{}").post(path("/archive/1999/rooms/a")).then().statusCode(200)
                .body(equalTo("text {}"));
        given().contentType("application/json").body("{}").post(path("/archive/1999/rooms/a")).then().statusCode(200)
                .body(equalTo("{}"));
    }

    @Test
    default void bindsFiltersToMethodsAndClassesOfSubResources() {
        get("/archive/1999/rooms/a").then().statusCode(200).header("X-Stamp", nullValue());
        get("/archive/1999/rooms/a/stamped").then().statusCode(200).body(equalTo("1999 a"))
                .header("X-Stamp", "stamped 200 true");
        get("/archive/1999/rooms/a/stamped-box").then().statusCode(200).header("X-Stamp", "get 200 true");
        get("/archive/1999/rooms/a/stamped-box/lid").then().statusCode(200).header("X-Stamp", "lid 200 true");
        get("/archive/1999/rooms/a/guarded").then().statusCode(401).body(equalTo("closed"));
        given().header("X-Name", "Ann").get(path("/archive/1999/rooms/a/guarded")).then().statusCode(200)
                .body(equalTo("1999 a Hello Ann"));
    }

    @Test
    default void mapsWhatLocatorsAndSubResourcesThrow() {
        get("/archive/1999/rooms/closed/stamped").then().statusCode(409).header("X-Mapper", "ShopMapper")
                .body(equalTo("shop: closed in 1999"));
        get("/archive/1999/rooms/a/failing").then().statusCode(409).header("X-Mapper", "ShopMapper")
                .header("X-Stamp", "failing 409 true").body(equalTo("shop: no 1999 a"));
        get("/archive/1999/rooms/a/boxes/0/papers/content").then().statusCode(stack().nullOfALocator());
    }
}
