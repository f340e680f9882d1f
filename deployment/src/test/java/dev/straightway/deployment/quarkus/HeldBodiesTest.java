package dev.straightway.deployment.quarkus;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URL;
import java.util.concurrent.TimeUnit;

import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import dev.straightway.deployment.quarkus.RawConnection.Answer;
import dev.straightway.runtime.http.exchange.VertxExchange;
import io.quarkus.test.QuarkusUnitTest;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.vertx.http.runtime.CurrentVertxRequest;
import io.smallrye.common.annotation.Blocking;
import io.smallrye.common.annotation.NonBlocking;

/**
 * The bytes of all request bodies that the server holds at once. The server holds a body some time after it was sent, and gives
 * it back some time after the answer, so each test asks the server before it goes on.
 */
@Tag("application")
class HeldBodiesTest {

    private static final int MOST = 100_000;
    private static final int BODY = 60_000;
    private static final int BEGUN = BODY - BODY / 10;
    private static final long PATIENCE_NANOS = TimeUnit.SECONDS.toNanos(20);

    abstract static class Lengths {
        @POST
        public int length(String entity) {
            return entity.length();
        }

        @POST
        @Path("failing")
        public int failing(String entity) {
            throw new IllegalStateException("on purpose");
        }
    }

    @Path("loop")
    @NonBlocking
    public static class LoopResource extends Lengths {
    }

    @Path("worker")
    @Blocking
    public static class WorkerResource extends Lengths {
    }

    @Path("held")
    public static class HeldResource {
        @Inject
        CurrentVertxRequest request;

        @GET
        @NonBlocking
        public long held() {
            return ((VertxExchange) request.getOtherHttpContextObject()).surroundings().budget().held();
        }
    }

    @RegisterExtension
    static final QuarkusUnitTest APPLICATION = new QuarkusUnitTest()
            .withApplicationRoot(root -> root.addClasses(Lengths.class, LoopResource.class, WorkerResource.class,
                    HeldResource.class, RawConnection.class, Answer.class))
            .overrideRuntimeConfigKey("quarkus.straightway.limits.held-bodies", Integer.toString(MOST));

    @TestHTTPResource
    URL server;

    @ParameterizedTest
    @ValueSource(strings = { "loop", "worker" })
    void areBounded(String path) throws IOException {
        try (RawConnection slow = begun(path);
                RawConnection refused = new RawConnection(server);
                RawConnection other = new RawConnection(server)) {
            // No more than the byte that is too much: an answer may be lost to a client whose bytes aren't read.
            assertThat(refused.send(post(path, BODY, MOST - BEGUN + 1)).answer()).returns(503, Answer::status)
                    .satisfies(answer -> assertThat(answer.fields()).containsEntry("retry-after", "1")
                            .containsEntry("connection", "close"));
            awaitHeld(BEGUN);

            String small = "a body of one piece";
            assertThat(other.send(post(path, small.length(), 0) + small).answer().body())
                    .isEqualTo(Integer.toString(small.length()));
            assertThat(slow.sendBytes("x".repeat(BODY - BEGUN)).answer().body()).isEqualTo(Integer.toString(BODY));
        }
        awaitHeld(0);
    }

    @ParameterizedTest
    @ValueSource(strings = { "loop", "worker" })
    void areGivenBackByAClientThatLeaves(String path) throws IOException {
        begun(path).close();
        awaitHeld(0);
    }

    @ParameterizedTest
    @ValueSource(strings = { "loop", "worker" })
    void areGivenBackByAMethodThatFails(String path) throws IOException {
        try (RawConnection connection = new RawConnection(server)) {
            assertThat(connection.send(post(path + "/failing", BODY, BODY)).answer().status()).isEqualTo(500);
        }
        awaitHeld(0);
    }

    /** {@return a connection whose body the server holds, and of which a tenth is to come} */
    private RawConnection begun(String path) throws IOException {
        RawConnection connection = new RawConnection(server).send(post(path, BODY, BEGUN));
        awaitHeld(BEGUN);
        return connection;
    }

    /** Returns when the server holds so many bytes of all bodies. */
    private void awaitHeld(int bytes) throws IOException {
        long begun = System.nanoTime();
        try (RawConnection connection = new RawConnection(server)) {
            String held = held(connection);
            while (!held.equals(Integer.toString(bytes))) {
                assertThat(System.nanoTime() - begun).as("holds %s bytes, not %s", held, bytes).isLessThan(PATIENCE_NANOS);
                held = held(connection);
            }
        }
    }

    private static String held(RawConnection connection) throws IOException {
        return connection.send("GET /held HTTP/1.1\nHost: h\n\n").answer().body();
    }

    /** A request with the beginning of its body. */
    private static String post(String path, int length, int sent) {
        return "POST /" + path + " HTTP/1.1\nHost: h\nContent-Length: " + length + "\n\n" + "x".repeat(sent);
    }
}
