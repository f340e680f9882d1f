package dev.straightway.deployment.quarkus;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.is;
import static org.hamcrest.Matchers.nullValue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.logging.Handler;

import jakarta.ws.rs.core.HttpHeaders;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import io.quarkus.arc.Arc;
import io.quarkus.test.InMemoryLogHandler;
import io.quarkus.test.QuarkusUnitTest;
import io.vertx.core.Context;

/** Entities of the application's own providers, with streams and without; the thread is the one that the proof has found. */
@Tag("application")
class OwnEntitiesTest {

    /** What watches runs within the method, as a handler of a library, which the proof leaves out. */
    private static List<String> watching(Runnable request) {
        List<String> seen = new ArrayList<>();
        Handler watch = new InMemoryLogHandler(line -> seen.add(line.getMessage() + " "
                + (Context.isOnEventLoopThread() ? "loop" : "worker") + " "
                + (Arc.container().requestContext().isActive() ? "scoped" : "free")));
        java.util.logging.Logger logger = java.util.logging.Logger.getLogger("own.entities");
        logger.addHandler(watch);
        try {
            request.run();
            return seen;
        } finally {
            logger.removeHandler(watch);
        }
    }

    /** By its name: classes that the code of a test names are handed to code that the proof doesn't know. */
    @RegisterExtension
    static final QuarkusUnitTest APPLICATION = new QuarkusUnitTest()
            .withApplicationRoot(jar -> jar.addPackage("dev.straightway.deployment.quarkus.own"));

    @ParameterizedTest
    @CsvSource({ "a, '|a', ", "glued, '|glued', glue", "'', '|', " })
    void writesByTheProviderThatIsBound(String text, String body, String glue) {
        given().queryParam("text", text).get("/own/label").then().statusCode(200).body(equalTo(body))
                .contentType("text/x-label;charset=UTF-8").header("X-Label", glue == null ? nullValue() : is(glue))
                .header("Content-Length", String.valueOf(body.length()));
    }

    @Test
    void answersNothingWithoutAnEntity() {
        given().get("/own/label").then().statusCode(204);
    }

    @Test
    void answersHeadWithTheFieldsOfTheProvider() {
        given().queryParam("text", "glued").head("/own/label").then().statusCode(200).header("X-Label", "glue")
                .header("Content-Length", "6");
    }

    @ParameterizedTest
    @CsvSource({ "text/x-label, '|a', 200, '|a'", "text/x-label;charset=utf-8, '|a', 200, '|a'", "text/x-label, a, 400,",
            "text/x-label, '', 400,", "text/plain, '|a', 415," })
    void readsByTheProviderThatIsBound(String contentType, String body, int status, String answer) {
        var response = given().header("Content-Type", contentType).body(body.getBytes(StandardCharsets.UTF_8))
                .post("/own/label").then().statusCode(status);
        if (answer != null) {
            response.body(equalTo(answer));
        }
    }

    @Test
    void givesAReaderTheFieldsOfTheRequest() {
        given().header("Content-Type", "text/x-label").header("x-shelf", "4").body("|a".getBytes(StandardCharsets.UTF_8))
                .post("/own/label").then().statusCode(200).body(equalTo("|a on 4"));
    }

    @ParameterizedTest
    @CsvSource({ "10", "65535", "65536", "300000" })
    void sendsWhatIsLongPieceByPiece(int length) {
        String body = given().queryParam("length", length).get("/own/large").then().statusCode(200)
                .header(length < 65535 ? "Content-Length" : "Transfer-Encoding",
                        length < 65535 ? String.valueOf(length + 1) : "chunked")
                .extract().asString();
        assertThat(body).isEqualTo("|" + "x".repeat(length));
    }

    @Test
    void provesWhatIsBoundToAWriter() {
        assertThat(watching(() -> given().get("/free/label").then().statusCode(200))).containsExactly("label loop free");
        assertThat(watching(() -> given().get("/free/point").then().statusCode(200))).containsExactly("point loop free");
    }

    @Test
    void provesWhatIsBoundToAReader() {
        assertThat(watching(() -> given().header("Content-Type", "text/x-label").body("|a".getBytes(StandardCharsets.UTF_8))
                .post("/free/label").then().statusCode(204))).containsExactly("a loop free");
        assertThat(watching(() -> given().header("Content-Type", "application/x-point").body(new byte[8]).post("/free/point")
                .then().statusCode(204))).containsExactly("point read loop free");
    }

    @Test
    void provesWhatNoProviderOfTheApplicationIsFor() {
        assertThat(watching(() -> given().accept("application/json").get("/free/json").then().statusCode(200)))
                .containsExactly("json loop free");
    }

    @Test
    void leavesOtherMediaTypesAlone() {
        given().get("/own/json").then().statusCode(200).body(equalTo("{\"text\":\"json\"}"));
    }

    @Test
    void asksForResponses() {
        given().get("/own/response").then().statusCode(200).header("X-Shelf", "3").body(equalTo("|response"));
    }

    @Test
    void writesWithoutStreams() {
        byte[] bytes = given().get("/own/point").then().statusCode(200).contentType("application/x-point")
                .header("Content-Length", "8").extract().asByteArray();
        assertThat(bytes).containsExactly(0, 0, 0, 1, -1, -1, -1, -1);
    }

    @Test
    void writesTheSameWithAStream() {
        byte[] bytes = given().get("/own/point/parts").then().statusCode(200).contentType("application/x-point").extract()
                .asByteArray();
        assertThat(bytes).containsExactly(0, 0, 0, 2, 0, 0, 0, 3);
    }

    @ParameterizedTest
    @CsvSource({ "application/x-point, 8, 200", "application/x-point;version=1, 8, 200", "application/x-point, 7, 400",
            "application/x-point, 9, 400", "application/x-point;version=1, 7, 400", "application/x-point, 0, 400",
            "application/json, 8, 415" })
    void readsWithoutStreams(String contentType, int length, int status) {
        given().header(HttpHeaders.CONTENT_TYPE, contentType).body(new byte[length]).post("/own/point").then()
                .statusCode(status).body(status == 200 ? equalTo("Point[x=0, y=0]") : org.hamcrest.Matchers.anything());
    }

    @Test
    void asksAProviderWhoseAnswerMayChange() {
        int asked = Integer.parseInt(given().get("/own/counted").then().statusCode(200).extract().asString());
        given().get("/own/counted").then().statusCode(200).body(equalTo(String.valueOf(asked + 1)));
    }

    @Test
    void isTheExampleOfTheGuide() throws IOException {
        String source = Files
                .readString(java.nio.file.Path.of("src/test/java/dev/straightway/deployment/quarkus/own/Points.java"));
        String example = source.substring(source.indexOf("// guide: begin\n") + "// guide: begin\n".length(),
                source.indexOf("    // guide: end")).replace("static class", "class").replaceAll("(?m)^    ", "");
        assertThat(Files.readString(java.nio.file.Path.of("../docs/guide.md"))).contains("```java\n" + example + "```\n");
    }

    @Test
    void findsProvidersWithoutStreamsAsAnyOther() {
        given().get("/own/where").then().statusCode(200).body(equalTo("PointProvider worker scoped"));
    }
}
