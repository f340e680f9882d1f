package dev.straightway.deployment.quarkus;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.locks.LockSupport;
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

    /** One class implements it, and the build knows of no lambda. */
    public interface Told {
        @GET
        @Produces("text/plain")
        String get();
    }

    public static class ToldByClass implements Told {
        @Override
        public String get() {
            return "class " + Item.thread();
        }
    }

    /** May go on for ever: the type says nothing. */
    @Produces("text/plain")
    public static class Folder {
        private final int depth;

        Folder(int depth) {
            this.depth = depth;
        }

        @GET
        public int get() {
            return depth;
        }

        @Path("f")
        public Folder folder() {
            return new Folder(depth + 1);
        }
    }

    public static class Endless {
        @GET
        @Path("get")
        public String get() {
            return "found";
        }

        @Path("")
        public Object again() {
            return this;
        }
    }

    @Path("shop")
    public static class Shop {
        @Inject
        Counter counter;

        @Path("folder")
        public Folder folder() {
            return new Folder(0);
        }

        @Path("endless")
        public Object endless() {
            return new Endless();
        }

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

        @Path("told/{id}")
        public Told told(@PathParam("id") int id) {
            return id == 1 ? () -> {
                LockSupport.parkNanos(1);
                return "lambda " + Item.thread();
            } : new ToldByClass();
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
            .withApplicationRoot(root -> root.addClasses(Shop.class, Item.class, Special.class, Counter.class, Seen.class,
                    Folder.class, Endless.class, Told.class, ToldByClass.class))
            .setLogRecordPredicate(LocatorsTest::isError)
            .assertLogRecords(records -> assertThat(records).extracting(record -> String.valueOf(record.getThrown()))
                    .containsExactlyInAnyOrder("java.lang.IllegalStateException: java.lang.StringBuilder, of which "
                            + Shop.class.getName() + "#stranger has returned an object, has no resource methods that the build"
                            + " knows. If it has some, have the library indexed that it is of, by quarkus.index-dependency.",
                            "java.lang.IllegalStateException: " + Endless.class.getName()
                                    + "#again consumes nothing of the path '/none', and the object that it returns leads back"
                                    + " to it: this request has passed more than 250 locators. Give the locator a @Path that"
                                    + " consumes a part of the path, or return an object that has a method there."));

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
            "told/1           | lambda worker",
            "told/2           | class loop",
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

    @Test
    void passAsManyLocatorsAsOneMayExpect() {
        String levels = "/f".repeat(249);
        given().get("/shop/folder" + levels).then().statusCode(200).body(org.hamcrest.Matchers.equalTo("249"));
        given().get("/shop/folder" + levels + "/f").then().statusCode(414);
        given().get("/shop/folder" + "/f".repeat(2_000)).then().statusCode(414);
    }

    @Test
    void answerWhereALocatorLeadsToItself() {
        given().get("/shop/endless/get").then().statusCode(200).body(org.hamcrest.Matchers.equalTo("found"));
        given().get("/shop/endless/none").then().statusCode(500);
    }
}
