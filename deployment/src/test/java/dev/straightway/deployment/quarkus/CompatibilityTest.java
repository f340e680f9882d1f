package dev.straightway.deployment.quarkus;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.util.List;

import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Response;

import org.jboss.resteasy.reactive.RestHeader;
import org.jboss.resteasy.reactive.RestQuery;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import io.quarkus.test.QuarkusUnitTest;
import io.quarkus.vertx.http.Compressed;
import io.quarkus.vertx.http.Uncompressed;
import io.restassured.RestAssured;
import io.restassured.config.DecoderConfig;

/** What the configuration has Straightway do as Quarkus REST does. */
@Tag("application")
class CompatibilityTest {

    @RegisterExtension
    static final QuarkusUnitTest APP = new QuarkusUnitTest().withApplicationRoot(root -> root.addClass(Answers.class))
            .overrideConfigKey("quarkus.straightway.compatibility.empty-parameters", "absent")
            .overrideConfigKey("quarkus.http.enable-compression", "true");

    @Path("answers")
    @Produces("text/plain")
    public static class Answers {

        @GET
        @Path("empty")
        public String empty(@RestQuery @DefaultValue("1") int page, @RestQuery String text, @RestQuery List<String> all,
                @RestHeader @DefaultValue("none") String xMark) {
            return page + " " + text + " " + all + " " + xMark;
        }

        @GET
        @Path("text")
        public String text() {
            return "text";
        }

        @GET
        @Path("uncompressed")
        @Uncompressed
        public String uncompressed() {
            return "text";
        }

        @GET
        @Path("bytes")
        @Produces("application/octet-stream")
        public byte[] bytes() {
            return new byte[1000];
        }

        @GET
        @Path("compressed")
        @Produces("application/octet-stream")
        @Compressed
        public byte[] compressed() {
            return new byte[1000];
        }

        @GET
        @Path("nothing")
        public void nothing() {
            // 204
        }

        @GET
        @Path("encoded")
        public Response encoded() {
            return Response.ok("text").header("Content-Encoding", "br").build();
        }

        @GET
        @Path("streamed")
        public InputStream streamed() {
            return new ByteArrayInputStream(new byte[200_000]);
        }
    }

    @Test
    void takesAParameterWithoutCharactersForNone() {
        given().header("X-Mark", "").get("/answers/empty?page=&text=&all=&all=a").then().statusCode(200)
                .body(equalTo("1 null [a] none"));
    }

    @ParameterizedTest
    @CsvSource({ "text, gzip", "uncompressed,", "bytes,", "compressed, gzip", "encoded, br",
            "streamed, gzip" })
    void compressesWhatIsToBeCompressed(String path, String coding) {
        assertThat(given().config(RestAssured.config().decoderConfig(DecoderConfig.decoderConfig().noContentDecoders()))
                .header("Accept-Encoding", "gzip").get("/answers/" + path).then().statusCode(200).extract()
                .header("Content-Encoding")).isEqualTo(coding);
    }

    @Test
    void answersNothingToSomebodyWhoAsksForGzip() {
        given().header("Accept-Encoding", "gzip").get("/answers/nothing").then().statusCode(204);
    }
}
