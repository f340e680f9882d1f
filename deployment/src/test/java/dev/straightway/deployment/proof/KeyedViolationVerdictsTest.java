package dev.straightway.deployment.proof;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Map;

import jakarta.validation.Valid;
import jakarta.validation.constraints.NotBlank;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import io.quarkus.maven.dependency.Dependency;
import io.quarkus.test.QuarkusUnitTest;

/**
 * Where a value in a map breaks a constraint, the path to it has the text of its key, which may be of the application's own
 * class.
 */
@Tag("application")
class KeyedViolationVerdictsTest {

    public record Code(String text) implements Comparable<Code> {
        static volatile String thread = "";

        @Override
        public int compareTo(Code other) {
            return text.compareTo(other.text);
        }

        @Override
        public String toString() {
            thread = Thread.currentThread().getName();
            try {
                Thread.sleep(1);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            return text;
        }
    }

    public record Item(@NotBlank String name) {
    }

    public record Order(Map<Code, @Valid Item> items) {
    }

    public record Note(Map<String, @Valid Item> items) {
    }

    @jakarta.ws.rs.Path("orders")
    public static class OrderResource {
        @POST
        @Consumes("application/json")
        public String post(@Valid Order order) {
            return "taken";
        }

        @GET
        public String thread() {
            return Code.thread;
        }
    }

    @jakarta.ws.rs.Path("notes")
    public static class NoteResource {
        @POST
        @Consumes("application/json")
        public String post(@Valid Note note) {
            return "taken";
        }
    }

    @RegisterExtension
    static final QuarkusUnitTest APPLICATION = new QuarkusUnitTest()
            .withApplicationRoot(archive -> archive.addClasses(BuildReport.class, Reasons.class, Code.class, Item.class,
                    Order.class, Note.class, OrderResource.class, NoteResource.class))
            .setForcedDependencies(List.of(Dependency.of("io.quarkus", "quarkus-hibernate-validator",
                    System.getProperty("tested.quarkus.version"))));

    @Test
    void asksAKeyOfTheApplicationOnAWorker() {
        given().contentType("application/json").body("{\"items\":{\"a\":{\"name\":\"\"}}}").post("/orders").then()
                .statusCode(400);
        assertThat(given().get("/orders").asString()).isNotEmpty().doesNotContain("eventloop");
    }

    @Test
    void provesWhatHasTextsForKeys() throws IOException {
        assertThat(Reasons.read().get("/notes")).startsWith("proven: ");
    }
}
