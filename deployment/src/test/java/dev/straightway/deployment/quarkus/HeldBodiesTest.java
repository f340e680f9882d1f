package dev.straightway.deployment.quarkus;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URL;

import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import dev.straightway.deployment.quarkus.RawConnection.Answer;
import io.quarkus.test.QuarkusUnitTest;
import io.quarkus.test.common.http.TestHTTPResource;
import io.smallrye.common.annotation.Blocking;
import io.smallrye.common.annotation.NonBlocking;

/** The bytes of all request bodies that the server holds at once. */
@Tag("application")
class HeldBodiesTest {

    private static final int BODY = 60_000;
    private static final int MOST_ATTEMPTS = 2_000;

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

    @RegisterExtension
    static final QuarkusUnitTest APPLICATION = new QuarkusUnitTest()
            .withApplicationRoot(root -> root.addClasses(Lengths.class, LoopResource.class, WorkerResource.class,
                    RawConnection.class, Answer.class))
            .overrideRuntimeConfigKey("quarkus.http.read-timeout", "2s")
            .overrideRuntimeConfigKey("quarkus.straightway.limits.held-bodies", "100000");

    @TestHTTPResource
    URL server;

    @ParameterizedTest
    @ValueSource(strings = { "loop", "worker" })
    void areBounded(String path) throws IOException {
        try (RawConnection slow = begun(path); RawConnection other = new RawConnection(server)) {
            Answer refused = awaitRefusal(path);
            assertThat(refused.fields()).containsEntry("retry-after", "1").containsEntry("connection", "close");

            String small = "a body of one piece";
            assertThat(other.send(post(path, small)).answer().body()).isEqualTo(Integer.toString(small.length()));
            assertThat(slow.sendBytes("x".repeat(BODY / 10)).answer().body()).isEqualTo(Integer.toString(BODY));
        }
        awaitRoom(path);
    }

    @ParameterizedTest
    @ValueSource(strings = { "loop", "worker" })
    void areGivenBackByAClientThatLeaves(String path) throws IOException {
        try (RawConnection leaves = begun(path)) {
            awaitRefusal(path);
        }
        awaitRoom(path);
    }

    @ParameterizedTest
    @ValueSource(strings = { "loop", "worker" })
    void areGivenBackByAMethodThatFails(String path) throws IOException {
        for (int i = 0; i < 3; i++) {
            try (RawConnection connection = new RawConnection(server)) {
                assertThat(connection.send(post(path + "/failing", "x".repeat(BODY))).answer().status()).isEqualTo(500);
            }
        }
        awaitRoom(path);
    }

    @Test
    void areGivenBackByAClientThatSendsNoMore() throws IOException {
        try (RawConnection stalls = begun("loop")) {
            assertThat(stalls.answer().status()).isEqualTo(408);
            assertThat(stalls.isClosedByServer()).isTrue();
        }
        awaitRoom("loop");
    }

    /** A body of which a tenth is to come. */
    private RawConnection begun(String path) throws IOException {
        String whole = post(path, "x".repeat(BODY));
        return new RawConnection(server).send(whole.substring(0, whole.length() - BODY / 10));
    }

    /** The server holds a body some time after it was sent; so others are sent until one is refused. */
    private Answer awaitRefusal(String path) throws IOException {
        return await(path, 503);
    }

    private void awaitRoom(String path) throws IOException {
        await(path, 200);
    }

    private Answer await(String path, int status) throws IOException {
        for (int i = 0; i < MOST_ATTEMPTS; i++) {
            try (RawConnection connection = new RawConnection(server)) {
                Answer answer = connection.send(post(path, "x".repeat(BODY))).answer();
                if (answer.status() == status) {
                    return answer;
                }
            }
        }
        throw new AssertionError("no answer was " + status);
    }

    private static String post(String path, String body) {
        return "POST /" + path + " HTTP/1.1\nHost: h\nContent-Length: " + body.length() + "\n\n" + body;
    }
}
