package dev.straightway.deployment.quarkus;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import io.quarkus.test.QuarkusUnitTest;

/** JSON that can't be read is the client's fault, and JSON that can't be written the server's, which the log tells of. */
@Tag("application")
class JsonFaultsTest {

    public record Numbers(int[] all, List<String> texts) {
    }

    public static class Broken {
        public String getText() {
            throw new IllegalStateException("expected by the test");
        }
    }

    @Path("faults")
    public static class Resource {
        @POST
        @Consumes("application/json")
        public int count(Numbers numbers) {
            return numbers.all().length;
        }

        @POST
        @Path("number")
        public int read(int number) {
            return number;
        }

        @GET
        public Broken broken() {
            return new Broken();
        }
    }

    @RegisterExtension
    static final QuarkusUnitTest APPLICATION = new QuarkusUnitTest()
            .withApplicationRoot(archive -> archive.addClasses(Numbers.class, Broken.class, Resource.class))
            .setLogRecordPredicate(line -> line.getMessage().contains("failed, error id"))
            .assertLogRecords(lines -> assertThat(lines).singleElement()
                    .satisfies(line -> assertThat(line.getThrown()).hasRootCauseMessage("expected by the test")));

    @ParameterizedTest
    @ValueSource(strings = { "{\"all\":\"x\"}", "{\"all\":{}}", "{\"all\":[\"x\"]}", "{\"all\":[1],\"texts\":\"x\"}", "[]" })
    void areTheClientsWhereItIsRead(String json) {
        given().contentType("application/json").body(json).post("/faults").then().statusCode(400);
    }

    @ParameterizedTest
    @ValueSource(strings = { "application/json", "text/json", "text/plain" })
    void areTheClientsWhereThereIsNoneForAPrimitiveType(String contentType) {
        given().contentType(contentType).post("/faults/number").then().statusCode(400);
    }

    @Test
    void areLoggedWhereItIsWritten() {
        given().get("/faults").then().statusCode(500);
    }
}
