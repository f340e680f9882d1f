package dev.straightway.deployment.quarkus;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.is;

import java.io.IOException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.List;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.UriInfo;

import org.jboss.resteasy.reactive.RestForm;
import org.jboss.resteasy.reactive.RestResponse;
import org.jboss.resteasy.reactive.multipart.FileUpload;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import io.quarkus.test.QuarkusUnitTest;
import io.quarkus.test.common.http.TestHTTPResource;
import io.restassured.RestAssured;
import io.restassured.config.DecoderConfig;
import io.restassured.response.Response;

/** What is configured under {@code quarkus.http} holds for resources; {@code promises.txt} names the tests of other keys. */
@Tag("application")
class HttpKeysTest {

    private static final String LONG = "a text that is long enough for a coding ".repeat(50);

    @Path("keys")
    public static class Resource {
        @GET
        public String base(@Context UriInfo uri) {
            return uri.getBaseUri().toString();
        }

        @GET
        @Path("plain")
        @Produces("text/plain")
        public String plain() {
            return LONG;
        }

        @GET
        @Path("nothing")
        public void nothing() {
        }

        @GET
        @Path("not-modified")
        public RestResponse<String> notModified() {
            return RestResponse.notModified();
        }

        @GET
        @Path("csv")
        @Produces("text/csv")
        public String csv() {
            return LONG;
        }

        @POST
        @Path("kept")
        public String kept(@RestForm FileUpload file) {
            return file.filePath().toString();
        }

        @POST
        @Path("files")
        public String files(@RestForm(FileUpload.ALL) List<FileUpload> files) {
            return files.stream().map(file -> file.name() + ":" + file.fileName()).toList().toString();
        }
    }

    @TestHTTPResource
    URL server;

    @RegisterExtension
    static final QuarkusUnitTest APP = new QuarkusUnitTest()
            .withApplicationRoot(root -> root.addClasses(Resource.class, RawConnection.class))
            .overrideConfigKey("quarkus.http.root-path", "/root")
            .overrideConfigKey("quarkus.http.enable-compression", "true")
            .overrideConfigKey("quarkus.http.compressors", "deflate")
            .overrideConfigKey("quarkus.http.compress-media-types", "text/csv")
            .overrideRuntimeConfigKey("quarkus.http.cors.enabled", "true")
            .overrideRuntimeConfigKey("quarkus.http.cors.origins", "https://shop.example")
            .overrideRuntimeConfigKey("quarkus.http.cors.methods", "GET")
            .overrideRuntimeConfigKey("quarkus.http.proxy.proxy-address-forwarding", "true")
            .overrideRuntimeConfigKey("quarkus.http.proxy.allow-x-forwarded", "true")
            .overrideRuntimeConfigKey("quarkus.http.proxy.enable-forwarded-host", "true")
            .overrideRuntimeConfigKey("quarkus.http.proxy.enable-forwarded-prefix", "true")
            .overrideRuntimeConfigKey("quarkus.http.header.\"X-Frame-Options\".value", "DENY")
            .overrideRuntimeConfigKey("quarkus.http.filter.plain.matches", ".*/keys/plain")
            .overrideRuntimeConfigKey("quarkus.http.filter.plain.header.\"Cache-Control\"", "max-age=60")
            .overrideRuntimeConfigKey("quarkus.http.limits.max-initial-line-length", "200")
            .overrideRuntimeConfigKey("quarkus.http.limits.max-header-size", "1K")
            .overrideRuntimeConfigKey("quarkus.http.handle-100-continue-automatically", "true")
            .overrideRuntimeConfigKey("quarkus.http.body.delete-uploaded-files-on-end", "false")
            .overrideRuntimeConfigKey("quarkus.http.body.multipart.file-content-types", "image/png,application/x-note");

    @ParameterizedTest
    @CsvSource({ "nothing, 204", "not-modified, 304" })
    void tellNoCodingOfNothing(String path, int status) {
        Response answer = given().get("/keys/" + path);
        assertThat(answer.statusCode()).isEqualTo(status);
        assertThat(answer.header("Content-Encoding")).isNull();
    }

    @Test
    void resourcesLieBelowTheRootPath() {
        assertThat(get("/keys").asString()).endsWith("/root/");
        given().basePath("/").get("/keys").then().statusCode(404);
    }

    @Test
    void theBaseUriIsWhatAProxyForwards() {
        given().basePath("/root").header("X-Forwarded-Proto", "https").header("X-Forwarded-Host", "shop.example")
                .header("X-Forwarded-Prefix", "/public").get("/keys").then().body(is("https://shop.example/public/root/"));
    }

    @ParameterizedTest
    @CsvSource({ "https://shop.example, 200, https://shop.example", "https://other.example, 403," })
    void originsAreChecked(String origin, int status, String allowed) {
        Response answer = given().basePath("/root").header("Origin", origin).get("/keys");
        assertThat(answer.statusCode()).isEqualTo(status);
        assertThat(answer.header("Access-Control-Allow-Origin")).isEqualTo(allowed);
    }

    @Test
    void preflightsAreAnsweredBeforeResources() {
        Response answer = given().basePath("/root").header("Origin", "https://shop.example")
                .header("Access-Control-Request-Method", "GET").options("/keys");
        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.header("Access-Control-Allow-Methods")).isEqualTo("GET");
        assertThat(answer.header("Allow")).isNull();
    }

    @Test
    void fieldsAreAddedToAnswers() {
        assertThat(get("/keys").header("X-Frame-Options")).isEqualTo("DENY");
        assertThat(get("/keys").header("Cache-Control")).isNull();
        assertThat(get("/keys/plain").header("Cache-Control")).isEqualTo("max-age=60");
    }

    @ParameterizedTest
    @CsvSource({ "/keys/csv, 'gzip, deflate', deflate", "/keys/csv, gzip,", "/keys/plain, deflate," })
    void typesAreCompressedAsConfigured(String path, String accepted, String coding) {
        Response answer = given().basePath("/root")
                .config(RestAssured.config().decoderConfig(DecoderConfig.decoderConfig().noContentDecoders()))
                .header("Accept-Encoding", accepted).get(path);
        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.header("Content-Encoding")).isEqualTo(coding);
    }

    @Test
    void limitsOfTheServerHold() {
        assertThat(get("/keys?" + "a".repeat(300)).statusCode()).isEqualTo(414);
        assertThat(given().basePath("/root").header("X-Long", "a".repeat(2000)).get("/keys").statusCode()).isEqualTo(431);
    }

    @Test
    void partsAreFilesByTheirType() {
        String body = """
                --b
                Content-Disposition: form-data; name="note"
                Content-Type: application/x-note

                remember
                --b
                Content-Disposition: form-data; name="text"
                Content-Type: text/plain

                forget
                --b
                Content-Disposition: form-data; name="named"; filename="n.txt"

                kept
                --b--
                """.replace("\n", "\r\n");
        given().basePath("/root").contentType("multipart/form-data; boundary=b").body(body.getBytes(StandardCharsets.US_ASCII))
                .post("/keys/files")
                .then().statusCode(200).body(is("[note:null, named:n.txt]"));
    }

    @Test
    void uploadedFilesStayWhereTheyAre() throws IOException {
        Response answer = given().basePath("/root").multiPart("file", "n.txt", "kept".getBytes(StandardCharsets.US_ASCII))
                .post("/keys/kept");
        assertThat(answer.statusCode()).isEqualTo(200);
        java.nio.file.Path file = java.nio.file.Path.of(answer.asString());
        assertThat(file).hasContent("kept");
        Files.delete(file);
    }

    @Test
    void theServerAsksForBodies() throws IOException {
        try (RawConnection connection = new RawConnection(server)) {
            connection.send("""
                    POST /root/keys/files HTTP/1.1
                    Host: localhost
                    Expect: 100-continue
                    Content-Type: application/x-www-form-urlencoded
                    Content-Length: 3

                    """);
            assertThat(connection.head().status()).isEqualTo(100);
            connection.send("a=b");
            assertThat(connection.answer().status()).isEqualTo(200);
        }
    }

    private static Response get(String path) {
        return given().basePath("/root").get(path);
    }
}
