package dev.straightway.deployment.quarkus;

import static io.restassured.RestAssured.given;
import static java.lang.annotation.ElementType.FIELD;
import static java.lang.annotation.ElementType.PARAMETER;
import static java.lang.annotation.ElementType.TYPE_USE;
import static java.lang.annotation.RetentionPolicy.RUNTIME;
import static org.hamcrest.Matchers.equalTo;

import java.io.File;
import java.io.IOException;
import java.lang.annotation.Retention;
import java.lang.annotation.Target;
import java.nio.file.Files;
import java.util.List;

import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;

import org.jboss.resteasy.reactive.RestForm;
import org.jboss.resteasy.reactive.multipart.FileUpload;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import io.quarkus.test.QuarkusUnitTest;

/** An annotation at the use of a type, as {@code @NotNull} is one, doesn't make it another type. */
@Tag("application")
class AnnotatedTypesTest {

    @Target({ TYPE_USE, PARAMETER, FIELD })
    @Retention(RUNTIME)
    public @interface Wanted {
    }

    public static class Uploads {
        @RestForm("part")
        @Wanted
        FileUpload part;
    }

    @Path("annotated")
    @Consumes("multipart/form-data")
    @Produces("text/plain")
    public static class Resource {
        @POST
        @Path("file")
        public String file(@RestForm @Wanted File part) throws IOException {
            return Files.readString(part.toPath());
        }

        @POST
        @Path("path")
        public String path(@RestForm java.nio.file.@Wanted Path part) throws IOException {
            return Files.readString(part);
        }

        @POST
        @Path("upload")
        public String upload(@RestForm @Wanted FileUpload part) throws IOException {
            return Files.readString(part.filePath());
        }

        @POST
        @Path("uploads")
        public String uploads(@RestForm("part") List<@Wanted FileUpload> parts) throws IOException {
            return Files.readString(parts.get(0).filePath());
        }

        @POST
        @Path("bean")
        public String bean(@BeanParam @Wanted Uploads uploads) throws IOException {
            return Files.readString(uploads.part.filePath());
        }

        @POST
        @Path("bytes")
        public String bytes(@RestForm @Wanted byte @Wanted [] part) {
            return new String(part);
        }

        @GET
        @Consumes("*/*")
        public @Wanted String texts(@QueryParam("one") @Wanted int one, @QueryParam("more") List<@Wanted Integer> more) {
            return one + " " + more;
        }
    }

    @RegisterExtension
    static final QuarkusUnitTest APPLICATION = new QuarkusUnitTest()
            .withApplicationRoot(archive -> archive.addClasses(Wanted.class, Uploads.class, Resource.class));

    @ParameterizedTest
    @ValueSource(strings = { "file", "path", "upload", "uploads", "bean", "bytes" })
    void getAFileOfAForm(String path) {
        given().multiPart("part", "name", "/etc/passwd".getBytes()).post("/annotated/" + path).then().statusCode(200)
                .body(equalTo("/etc/passwd"));
    }

    /** What a client writes is the content of the file, never its name. */
    @ParameterizedTest
    @ValueSource(strings = { "file", "path" })
    void getATextOfAFormAsAFile(String path) {
        given().multiPart("part", "/etc/passwd").post("/annotated/" + path).then().statusCode(200)
                .body(equalTo("/etc/passwd"));
    }

    @Test
    void getTexts() {
        given().get("/annotated?one=1&more=2&more=3").then().statusCode(200).body(equalTo("1 [2, 3]"));
    }
}
