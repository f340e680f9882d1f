package dev.straightway.deployment.quarkus;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.net.URL;
import java.nio.file.Files;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.EntityTag;
import jakarta.ws.rs.core.Response;

import org.jboss.resteasy.reactive.PathPart;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import dev.straightway.deployment.quarkus.RawConnection.Answer;
import io.quarkus.test.QuarkusUnitTest;
import io.quarkus.test.common.http.TestHTTPResource;

/** A part of a file is sent where the client can put it beside the parts that it has (RFC 9110 §13.1.5, §14.2). */
@Tag("application")
class PartsTest {

    /** More than can be read while a client waits; the file has a length only, and takes no room on the disk. */
    private static final long LENGTH = 1L << 40;
    private static final java.nio.file.Path VAST = vast();

    private static java.nio.file.Path vast() {
        try {
            java.nio.file.Path file = Files.createTempFile("parts", ".bin");
            file.toFile().deleteOnExit();
            try (RandomAccessFile content = new RandomAccessFile(file.toFile(), "rw")) {
                content.setLength(LENGTH);
            }
            return file;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Path("parts")
    public static class Parts {
        @GET
        @Path("strong")
        public Response strong() throws IOException {
            return Response.ok(file()).tag("one").header("Last-Modified", "Sun, 01 Nov 2026 10:00:00 GMT").build();
        }

        @GET
        @Path("weak")
        public Response weak() throws IOException {
            return Response.ok(file()).tag(new EntityTag("one", true)).build();
        }

        @POST
        @Path("strong")
        public Response posted() throws IOException {
            return strong();
        }

        @GET
        @Path("vast")
        public File vast() throws IOException {
            return VAST.toFile();
        }

        @GET
        @Path("vast-path")
        public java.nio.file.Path vastPath() {
            return VAST;
        }

        @GET
        @Path("vast-part")
        public PathPart vastPart() {
            return new PathPart(VAST, 1, LENGTH - 1);
        }

        @GET
        @Path("missing")
        public File missing() {
            return new File(VAST.toFile(), "missing");
        }

        private static java.nio.file.Path file() throws IOException {
            return Files.writeString(Files.createTempFile("parts", ".txt"), "0123456789");
        }
    }

    @RegisterExtension
    static final QuarkusUnitTest APP = new QuarkusUnitTest()
            .withApplicationRoot(root -> root.addClasses(Parts.class, RawConnection.class, Answer.class));

    @TestHTTPResource
    URL server;

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = { "GET | strong | \"one\" | 206", "GET | strong | Sun, 01 Nov 2026 10:00:00 GMT | 206",
            "GET | strong | \"two\" | 200", "GET | strong | Sun, 01 Nov 2026 10:00:01 GMT | 200",
            "GET | strong | W/\"one\" | 200",
            "GET | weak | W/\"one\" | 200", "GET | weak | \"one\" | 200", "GET | strong | | 206", "POST | strong | | 200" })
    void ofTheVersionThatTheClientHas(String method, String path, String version, int status) throws IOException {
        try (RawConnection connection = new RawConnection(server)) {
            Answer answer = connection
                    .send(method + " /parts/" + path + " HTTP/1.1\nHost: h\nContent-Length: 0\nRange: bytes=0-3\n"
                            + (version == null ? "" : "If-Range: " + version + "\n") + "\n")
                    .answer();
            assertThat(answer.status()).isEqualTo(status);
            assertThat(answer.body()).isEqualTo(status == 206 ? "0123" : "0123456789");
        }
    }

    @ParameterizedTest
    @CsvSource({ "vast, 1099511627776", "vast-path, 1099511627776", "vast-part, 1099511627775" })
    void tellsTheLengthOfAFileWithoutReadingIt(String path, String length) throws IOException {
        try (RawConnection connection = new RawConnection(server)) {
            Answer answer = connection.send("HEAD /parts/" + path + " HTTP/1.1\nHost: h\n\n").head();
            assertThat(answer.status()).isEqualTo(200);
            assertThat(answer.fields().get("content-length")).isEqualTo(length);
        }
    }

    @Test
    void answersHeadAsGetIfThereIsNoFile() throws IOException {
        try (RawConnection connection = new RawConnection(server)) {
            assertThat(connection.send("HEAD /parts/missing HTTP/1.1\nHost: h\n\n").head().status()).isEqualTo(500);
        }
    }
}
