package dev.straightway.deployment.quarkus;

import static io.restassured.RestAssured.given;
import static io.restassured.RestAssured.when;
import static org.hamcrest.Matchers.emptyString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.not;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;

import org.jboss.resteasy.reactive.RestResponse;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import io.quarkus.runtime.BlockingOperationControl;
import io.quarkus.test.QuarkusUnitTest;
import io.smallrye.common.annotation.NonBlocking;
import io.smallrye.mutiny.Uni;
import io.vertx.core.buffer.Buffer;

@Tag("application")
class PersonTest {

    public record Person(String first, String last) {
    }

    @Path("person")
    @NonBlocking
    public static class PersonResource {
        @GET
        public Person get() {
            return new Person("Bob", "Builder");
        }

        @POST
        public Person post(Person person) {
            if (BlockingOperationControl.isBlockingAllowed()) {
                throw new IllegalStateException("not on the event loop");
            }
            return person;
        }

        @GET
        @Path("uni/{name}")
        public Uni<Person> uni(@PathParam("name") String name) {
            return Uni.createFrom().item(new Person(name, ""));
        }

        @GET
        @Path("rest")
        public RestResponse<Person> rest() {
            return RestResponse.ResponseBuilder.ok(new Person("R", "R")).header("X-One", "1").build();
        }

        @POST
        @Path("buffer")
        public Buffer buffer(Buffer buffer) {
            return buffer.copy().appendString("!");
        }

        @GET
        @Path("plain/{id}")
        public String plain(@PathParam("id") int id) {
            return "id " + id;
        }
    }

    @RegisterExtension
    static final QuarkusUnitTest APP = new QuarkusUnitTest()
            .withApplicationRoot(root -> root.addClasses(PersonResource.class, Person.class))
            .overrideConfigKey("quarkus.straightway.path", "/api");

    @Test
    void getsAPersonAsJson() {
        when().get("/api/person").then().statusCode(200).contentType("application/json;charset=UTF-8")
                .body(equalTo("{\"first\":\"Bob\",\"last\":\"Builder\"}"));
    }

    @Test
    void echoesAPersonOnTheEventLoop() {
        given().contentType("application/json").body("{\"first\":\"A\",\"last\":\"B\"}").post("/api/person").then()
                .statusCode(200).body(equalTo("{\"first\":\"A\",\"last\":\"B\"}"));
    }

    @Test
    void answersWhatAUniOrARestResponseHolds() {
        when().get("/api/person/uni/{name}", "Al b").then().statusCode(200).body("first", equalTo("Al b"));
        when().get("/api/person/rest").then().statusCode(200).header("X-One", "1").body("first", equalTo("R"));
    }

    @Test
    void readsAndWritesBuffers() {
        given().contentType("application/octet-stream").body("abc".getBytes()).post("/api/person/buffer").then()
                .statusCode(200).contentType("application/octet-stream").body(equalTo("abc!"));
    }

    @Test
    void refusesWhatDoesNotFit() {
        when().get("/api/person/plain/12").then().statusCode(200).body(equalTo("id 12"));
        when().get("/api/person/plain/x").then().statusCode(404);
        when().get("/api/nothing").then().statusCode(404);
        when().delete("/api/person").then().statusCode(405).header("Allow", "GET, HEAD, OPTIONS, POST");
        given().accept("text/html").get("/api/person").then().statusCode(406);
        given().contentType("application/json").body("{").post("/api/person").then().statusCode(400);
    }

    @Test
    void answersHeadAndOptions() {
        when().head("/api/person").then().statusCode(200).header("Content-Length", not(emptyString())).body(emptyString());
        when().options("/api/person").then().statusCode(200).header("Allow", "GET, HEAD, OPTIONS, POST");
    }
}
