package dev.straightway.deployment.quarkus;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URL;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import dev.straightway.deployment.quarkus.RawConnection.Answer;
import io.quarkus.test.QuarkusUnitTest;
import io.quarkus.test.common.http.TestHTTPResource;

/** Without a limit of bodies, Quarkus doesn't resume a request that it has paused, so Straightway has to. */
@Tag("application")
class UnlimitedBodiesTest {

    /** More than Vert.x queues before it stops reading from the connection. */
    private static final int CHUNKS = 40;

    @Path("unlimited")
    public static class Unlimited {
        @GET
        @Path("{id}")
        public String get(@PathParam("id") String id) {
            return id;
        }
    }

    @RegisterExtension
    static final QuarkusUnitTest APP = new QuarkusUnitTest()
            .withApplicationRoot(root -> root.addClasses(Unlimited.class, RawConnection.class, Answer.class))
            .overrideRuntimeConfigKey("quarkus.http.limits.max-body-size", "");

    @TestHTTPResource
    URL server;

    @ParameterizedTest
    @CsvSource({ "GET, 200", "POST, 405", "OPTIONS, 200" })
    void aBodyThatNobodyReadsHoldsNoRequestUp(String method, int status) throws IOException {
        try (RawConnection connection = new RawConnection(server)) {
            connection.send(method + " /unlimited/1 HTTP/1.1\nHost: h\nTransfer-Encoding: chunked\n\n"
                    + "1\r\nx\r\n".repeat(CHUNKS) + "0\r\n\r\n");
            assertThat(connection.answer().status()).isEqualTo(status);
            connection.send("GET /unlimited/2 HTTP/1.1\nHost: h\n\n");
            assertThat(connection.answer().body()).isEqualTo("2");
        }
    }
}
