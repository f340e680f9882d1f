package dev.straightway.deployment.quarkus;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.lang.reflect.Type;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;

import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
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

import com.fasterxml.jackson.core.json.JsonReadFeature;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.ObjectWriter;

import dev.straightway.CustomDeserialization;
import dev.straightway.CustomSerialization;
import io.quarkus.test.QuarkusUnitTest;
import io.quarkus.vertx.http.Compressed;
import io.quarkus.vertx.http.Uncompressed;
import io.restassured.RestAssured;
import io.restassured.config.DecoderConfig;

/** What the configuration has Straightway do as Quarkus REST does. */
@Tag("application")
class CompatibilityTest {

    @RegisterExtension
    static final QuarkusUnitTest APP = new QuarkusUnitTest()
            .withApplicationRoot(root -> root.addClasses(Answers.class, WithoutQuotes.class, Lenient.class))
            .overrideConfigKey("quarkus.straightway.compatibility.empty-parameters", "absent")
            .overrideConfigKey("quarkus.http.enable-compression", "true");

    public static class WithoutQuotes implements BiFunction<ObjectMapper, Type, ObjectWriter> {
        @Override
        public ObjectWriter apply(ObjectMapper mapper, Type type) {
            return mapper.writer().without(JsonWriteFeature.QUOTE_FIELD_NAMES);
        }
    }

    public static class Lenient implements BiFunction<ObjectMapper, Type, ObjectReader> {
        @Override
        public ObjectReader apply(ObjectMapper mapper, Type type) {
            return mapper.reader().with(JsonReadFeature.ALLOW_UNQUOTED_FIELD_NAMES);
        }
    }

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
        @Path("custom")
        @Produces("application/json")
        @CustomSerialization(WithoutQuotes.class)
        public Map<String, Integer> custom() {
            return Map.of("one", 1);
        }

        @GET
        @Path("custom-response")
        @Produces("application/json")
        @CustomSerialization(WithoutQuotes.class)
        public Response customResponse() {
            return Response.ok(Map.of("one", 1)).build();
        }

        @POST
        @Path("custom")
        @CustomDeserialization(Lenient.class)
        public String custom(Map<String, Integer> entity) {
            return entity.toString();
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
    void writesAndReadsJsonAsTheApplicationHasIt() {
        given().get("/answers/custom").then().statusCode(200).body(equalTo("{one:1}"));
        given().get("/answers/custom-response").then().statusCode(200).body(equalTo("{one:1}"));
        given().contentType("application/json").body("{one:1}").post("/answers/custom").then().statusCode(200)
                .body(equalTo("{one=1}"));
    }

    @Test
    void answersNothingToSomebodyWhoAsksForGzip() {
        given().header("Accept-Encoding", "gzip").get("/answers/nothing").then().statusCode(204);
    }
}
