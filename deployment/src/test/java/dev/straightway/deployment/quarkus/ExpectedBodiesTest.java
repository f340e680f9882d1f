package dev.straightway.deployment.quarkus;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URL;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import dev.straightway.deployment.quarkus.RawConnection.Answer;
import io.quarkus.test.QuarkusUnitTest;
import io.quarkus.test.common.http.TestHTTPResource;
import io.smallrye.common.annotation.Blocking;

/**
 * A client that asks whether to continue, and is answered without, may leave its body out: what stands next on the connection
 * is either the body or the next request, so nothing may be read there (ADR 8, decision 5).
 */
@Tag("application")
class ExpectedBodiesTest {

    @Path("expected")
    public static class Expected {
        @GET
        @Path("{id}")
        public String get(@PathParam("id") String id) {
            return id;
        }

        @GET
        @Path("{id}/worker")
        @Blocking
        public String worker(@PathParam("id") String id) {
            return id;
        }

        @POST
        @Path("typed")
        @Consumes("application/json")
        @Produces("text/plain")
        public String typed(String entity) {
            return entity;
        }
    }

    @RegisterExtension
    static final QuarkusUnitTest APP = new QuarkusUnitTest()
            .withApplicationRoot(root -> root.addClasses(Expected.class, RawConnection.class, Answer.class));

    @TestHTTPResource
    URL server;

    @ParameterizedTest
    @CsvSource({ "GET, /expected/1, 200", "GET, /expected/1/worker, 200", "POST, /expected/1, 405", "OPTIONS, /expected/1, 200",
            "POST, /expected/typed, 415" })
    void theAnswerIsTheLastOne(String method, String path, int status) throws IOException {
        try (RawConnection connection = new RawConnection(server)) {
            connection.send(method + " " + path + " HTTP/1.1\nHost: h\nContent-Type: text/plain\nContent-Length: 5\n"
                    + "Expect: 100-continue\n\n");
            Answer answer = connection.answer();
            assertThat(answer.status()).isEqualTo(status);
            assertThat(answer.fields()).containsEntry("connection", "close");
            assertThat(connection.isClosedByServer()).isTrue();
        }
    }
}
