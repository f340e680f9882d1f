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
    private static final int MOST_BEGINNINGS = 20;

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
        Held held = held(path);
        try (RawConnection slow = held.connection(); RawConnection other = new RawConnection(server)) {
            assertThat(held.refused().fields()).containsEntry("retry-after", "1").containsEntry("connection", "close");

            String small = "a body of one piece";
            assertThat(other.send(post(path, small)).answer().body()).isEqualTo(Integer.toString(small.length()));
            assertThat(slow.sendBytes("x".repeat(BODY / 10)).answer().body()).isEqualTo(Integer.toString(BODY));
        }
        awaitRoom(path);
    }

    @ParameterizedTest
    @ValueSource(strings = { "loop", "worker" })
    void areGivenBackByAClientThatLeaves(String path) throws IOException {
        held(path).connection().close();
        awaitRoom(path);
    }

    @ParameterizedTest
    @ValueSource(strings = { "loop", "worker" })
    void areGivenBackByAMethodThatFails(String path) throws IOException {
        for (int i = 0; i < 3; i++) {
            assertThat(answer(path + "/failing", 500, MOST_ATTEMPTS)).as("an answer that is 500").isNotNull();
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

    /**
     * What the server holds.
     *
     * @param connection the one whose body it is
     * @param refused the answer to another, for which there was no room
     */
    private record Held(RawConnection connection, Answer refused) {
    }

    /**
     * The server holds a body some time after it was sent; so others are sent until one is refused. On a busy machine it may be
     * the first that is refused, because of one of the others; then none of them is, and another is begun.
     */
    private Held held(String path) throws IOException {
        for (int i = 0; i < MOST_BEGINNINGS; i++) {
            RawConnection connection = begun(path);
            Answer refused = answer(path, 503, MOST_ATTEMPTS / MOST_BEGINNINGS);
            if (refused != null) {
                return new Held(connection, refused);
            }
            connection.close();
        }
        throw new AssertionError("no answer was 503");
    }

    private void awaitRoom(String path) throws IOException {
        assertThat(answer(path, 200, MOST_ATTEMPTS)).as("an answer that is 200").isNotNull();
    }

    /** {@return the first answer with a status, or {@code null} if there is none} */
    private Answer answer(String path, int status, int attempts) throws IOException {
        for (int i = 0; i < attempts; i++) {
            try (RawConnection connection = new RawConnection(server)) {
                Answer answer = connection.send(post(path, "x".repeat(BODY))).answer();
                if (answer.status() == status) {
                    return answer;
                }
            }
        }
        return null;
    }

    private static String post(String path, String body) {
        return "POST /" + path + " HTTP/1.1\nHost: h\nContent-Length: " + body.length() + "\n\n" + body;
    }
}
