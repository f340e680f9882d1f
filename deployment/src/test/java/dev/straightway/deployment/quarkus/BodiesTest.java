package dev.straightway.deployment.quarkus;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URL;
import java.util.concurrent.atomic.AtomicInteger;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.UriInfo;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import dev.straightway.deployment.quarkus.RawConnection.Answer;
import io.quarkus.test.QuarkusUnitTest;
import io.quarkus.test.common.http.TestHTTPResource;
import io.smallrye.common.annotation.NonBlocking;

/** Requests byte by byte. Each resource method is there twice, on the event loop and on a worker. */
@Tag("application")
class BodiesTest {

    static final AtomicInteger CALLS = new AtomicInteger();

    public record Person(String first) {
    }

    abstract static class Bodies {
        @POST
        public String echo(String entity) {
            CALLS.incrementAndGet();
            return entity;
        }

        @POST
        @Path("json")
        public Person json(Person person) {
            return person;
        }

        @POST
        @Path("unread")
        public String unread() {
            return "unread";
        }

        @GET
        @Path("{id}")
        public String get(@PathParam("id") String id, @QueryParam("q") String q) {
            return id + " " + q;
        }

        @GET
        @Path("{id}/uri")
        public String uri(@Context UriInfo uri) {
            return uri.getPathParameters() + " " + uri.getQueryParameters();
        }
    }

    @Path("loop")
    @NonBlocking
    public static class LoopResource extends Bodies {
    }

    @Path("worker")
    public static class WorkerResource extends Bodies {
    }

    @RegisterExtension
    static final QuarkusUnitTest APP = new QuarkusUnitTest()
            .withApplicationRoot(root -> root.addClasses(Person.class, Bodies.class, LoopResource.class, WorkerResource.class,
                    RawConnection.class, Answer.class))
            .overrideConfigKey("quarkus.vertx.event-loops-pool-size", "1")
            .overrideRuntimeConfigKey("quarkus.http.limits.max-body-size", "1K");

    @TestHTTPResource
    URL server;

    @ParameterizedTest
    @ValueSource(strings = { "loop", "worker" })
    void joinsChunks(String path) throws IOException {
        try (RawConnection connection = new RawConnection(server)) {
            connection.send(chunked(path)).sendBytes("3\r\nabc\r\n");
            connection.sendBytes("4\r\ndefg\r\n1\r\nh\r\n").sendBytes("0\r\n\r\n");
            assertThat(connection.answer().body()).isEqualTo("abcdefgh");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = { "loop", "worker" })
    void refusesChunksThatGrowTooLarge(String path) throws IOException {
        CALLS.set(0);
        try (RawConnection connection = new RawConnection(server)) {
            connection.send(chunked(path)).sendBytes("300\r\n" + "x".repeat(0x300) + "\r\n");
            connection.sendBytes("300\r\n" + "x".repeat(0x300) + "\r\n");
            assertThat(connection.answer().status()).isEqualTo(413);
            assertThat(connection.isClosedByServer()).isTrue();
        }
        assertThat(CALLS).hasValue(0);
    }

    @ParameterizedTest
    @ValueSource(strings = { "loop", "worker", "loop/unread", "worker/unread" })
    void refusesALengthThatIsTooLarge(String path) throws IOException {
        CALLS.set(0);
        try (RawConnection connection = new RawConnection(server)) {
            connection.send("POST /" + path + " HTTP/1.1\nHost: h\nContent-Length: 2000\n\n");
            assertThat(connection.answer().status()).isEqualTo(413);
        }
        assertThat(CALLS).hasValue(0);
    }

    @ParameterizedTest
    @ValueSource(strings = { "loop", "worker" })
    void acceptsABodyAsLargeAsTheLimit(String path) throws IOException {
        try (RawConnection connection = new RawConnection(server)) {
            connection.send(post(path, "y".repeat(1024)));
            assertThat(connection.answer().body()).hasSize(1024);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = { "loop", "worker" })
    void tellsAClientThatAsksToContinue(String path) throws IOException {
        try (RawConnection connection = new RawConnection(server)) {
            connection.send("POST /" + path + " HTTP/1.1\nHost: h\nContent-Length: 4\nExpect: 100-continue\n\n");
            assertThat(connection.answer().status()).isEqualTo(100);
            assertThat(connection.sendBytes("body").answer()).returns(200, Answer::status).returns("body", Answer::body);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = { "loop/unread", "worker/unread", "loop/405/uri", "nothing" })
    void keepsAConnectionWhoseBodyWasNotRead(String path) throws IOException {
        try (RawConnection connection = new RawConnection(server)) {
            connection.send(post(path, "z".repeat(1000))).answer();
            connection.send("POST /" + path + " HTTP/1.1\nHost: h\nContent-Length: 1000\n\n");
            connection.answer();
            connection.sendBytes("z".repeat(1000)).send("GET /loop/1?q=2 HTTP/1.1\nHost: h\n\n");
            assertThat(connection.answer().body()).isEqualTo("1 2");
        }
    }

    @Test
    void answersPipelinedRequestsInTheirOrder() throws IOException {
        StringBuilder requests = new StringBuilder();
        for (int i = 0; i < 20; i++) {
            String path = i % 3 == 0 ? "worker" : "loop";
            String request = i % 2 == 0 ? "GET /" + path + "/" + i + "?q=q HTTP/1.1\nHost: h\n\n" : post(path, "body " + i);
            requests.append(request.replace("\n", "\r\n"));
        }
        try (RawConnection connection = new RawConnection(server)) {
            connection.sendBytes(requests.toString());
            for (int i = 0; i < 20; i++) {
                assertThat(connection.answer().body()).isEqualTo(i % 2 == 0 ? i + " q" : "body " + i);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = { "{", "[]", "{\"first\":", "{\"first\":{}}", "nothing", "\"text\"" })
    void refusesJsonThatIsNoneOrOfAnotherType(String body) throws IOException {
        try (RawConnection connection = new RawConnection(server)) {
            String head = "POST /loop/json HTTP/1.1\nHost: h\nContent-Type: application/json\nContent-Length: ";
            connection.send(head + body.length() + "\n\n" + body);
            assertThat(connection.answer().status()).isEqualTo(400);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = { "/loop/%zz", "/loop/%", "/loop/1?q=%zz", "/loop/1?q=%", "/worker/%zz", "/worker/1?q=%zz",
            "/loop/%zz/uri", "/loop/1/uri?q=%zz" })
    void refusesMalformedEscapes(String target) throws IOException {
        try (RawConnection connection = new RawConnection(server)) {
            connection.send("GET " + target + " HTTP/1.1\nHost: h\n\n");
            assertThat(connection.answer().status()).isEqualTo(400);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = { "loop", "worker" })
    void forgetsAClientThatLeavesInTheMiddleOfItsBody(String path) throws IOException {
        CALLS.set(0);
        try (RawConnection leaves = new RawConnection(server)) {
            leaves.send("POST /" + path + " HTTP/1.1\nHost: h\nContent-Length: 10\n\nhalf");
        }
        RawConnection resets = new RawConnection(server);
        resets.send(chunked(path)).sendBytes("4\r\nhalf\r\n").reset();
        try (RawConnection connection = new RawConnection(server)) {
            assertThat(connection.send(post(path, "whole")).answer().body()).isEqualTo("whole");
        }
        assertThat(CALLS).hasValue(1);
    }

    private static String chunked(String path) {
        return "POST /" + path + " HTTP/1.1\nHost: h\nTransfer-Encoding: chunked\n\n";
    }

    private static String post(String path, String body) {
        return "POST /" + path + " HTTP/1.1\nHost: h\nContent-Length: " + body.length() + "\n\n" + body;
    }
}
