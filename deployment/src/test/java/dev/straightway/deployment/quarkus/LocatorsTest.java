package dev.straightway.deployment.quarkus;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.logging.Level;
import java.util.logging.LogRecord;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.FormParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.UriInfo;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import io.quarkus.test.QuarkusUnitTest;

/** Ways through locators that are routes, and objects of other classes than the build knows. */
@Tag("application")
class LocatorsTest {

    @Produces("text/plain")
    public static class Item {
        private final String name;

        Item(String name) {
            this.name = name;
        }

        static String thread() {
            return Thread.currentThread().getName().contains("eventloop") ? "loop" : "worker";
        }

        @GET
        public String get() {
            return name + " " + thread();
        }

        @POST
        @Consumes("text/plain")
        public String post(String text) {
            return name + " " + text + " " + thread();
        }

        @POST
        @Path("named")
        public String named() {
            return name;
        }

        @GET
        @Path("waiting")
        public String waiting() throws InterruptedException {
            Thread.sleep(1);
            return name + " " + thread();
        }

        @GET
        @Path("parts/{part}")
        public String part(@PathParam("id") int id, @PathParam("part") int part, @Context UriInfo uri) {
            return name + " " + id + " " + part + " " + uri.getMatchedURIs() + " " + uri.getMatchedResources().size();
        }
    }

    /** Overrides a method, without annotations. */
    private static Item overriding(String name) {
        return new Item(name) {
            @Override
            public String get() {
                return "overriding " + super.get();
            }
        };
    }

    @RequestScoped
    public static class Seen {
        private int times;

        public int count() {
            return ++times;
        }
    }

    @ApplicationScoped
    @Produces("text/plain")
    public static class Counter {
        @Inject
        Seen seen;

        @GET
        public String get() {
            return seen.count() + " " + Item.thread();
        }
    }

    /** Has a path of its own, which ranks before the locator's, and other methods. */
    @Produces("text/plain")
    public static class Special extends Item {
        Special() {
            super("special");
        }

        @Override
        @GET
        @Path("special")
        public String get() {
            return "its own " + thread();
        }
    }

    @Path("shop")
    public static class Shop {
        @Inject
        Counter counter;

        @Path("items/{id}")
        public Item item(@PathParam("id") int id) {
            return switch (id) {
                case 0 -> null;
                case 2 -> new Special();
                default -> new Item("item " + id);
            };
        }

        @Path("overriding/{id}")
        public Item overriding(@PathParam("id") int id) {
            return LocatorsTest.overriding("item " + id);
        }

        @Path("form")
        public Item form(@FormParam("name") String name) {
            return new Item(name);
        }

        @Path("counter")
        public Counter counter() {
            return counter;
        }

        @Path("stranger")
        public Object stranger() {
            return new StringBuilder();
        }
    }

    @RegisterExtension
    static final QuarkusUnitTest APPLICATION = new QuarkusUnitTest()
            .withApplicationRoot(root -> root.addClasses(Shop.class, Item.class, Special.class, Counter.class, Seen.class))
            .setLogRecordPredicate(LocatorsTest::isError)
            .assertLogRecords(records -> assertThat(records).extracting(record -> String.valueOf(record.getThrown()))
                    .containsOnlyOnce("java.lang.IllegalStateException: java.lang.StringBuilder, of which "
                            + Shop.class.getName() + "#stranger has returned an object, has no resource methods that the build"
                            + " knows. If it has some, have the library indexed that it is of, by quarkus.index-dependency."));

    private static boolean isError(LogRecord record) {
        return record.getLevel().intValue() >= Level.SEVERE.intValue() && record.getThrown() != null;
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "items/7          | item 7 loop",
            "overriding/1         | overriding item 1 worker",
            "items/2/special  | its own loop",
            "items/7/waiting  | item 7 worker",
            "items/7/parts/3  | item 7 7 3 [shop/items/7/parts/3, shop/items/7, shop] 2",
            "overriding/1/parts/3 | item 1 1 3 [shop/overriding/1/parts/3, shop/overriding/1, shop] 2",
            "counter          | 1 loop" })
    void areAnsweredByTheClassOfTheObject(String path, String answer) {
        given().get("/shop/" + path).then().statusCode(200).body(org.hamcrest.Matchers.equalTo(answer));
    }

    @ParameterizedTest
    @CsvSource({ "GET, items/0, 404", "GET, items/7/none, 404", "GET, items/2, 405", "DELETE, items/7, 405",
            "GET, items/7/special, 404", "GET, stranger, 500" })
    void areRefusedAsStepByStep(String method, String path, int status) {
        given().request(method, "/shop/" + path).then().statusCode(status);
    }

    @Test
    void readTheEntityOfTheMethod() {
        given().contentType("text/plain").body("new").post("/shop/items/7").then().statusCode(200)
                .body(org.hamcrest.Matchers.equalTo("item 7 new loop"));
        given().contentType("text/html").body("new").post("/shop/items/7").then().statusCode(415);
    }

    /** The method takes none. */
    @Test
    void readTheFormOfTheLocator() {
        given().contentType("application/x-www-form-urlencoded").formParam("name", "sent").post("/shop/form/named").then()
                .statusCode(200).body(org.hamcrest.Matchers.equalTo("sent"));
    }
}
