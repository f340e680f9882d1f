package dev.straightway.deployment.quarkus;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URL;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import io.quarkus.test.QuarkusUnitTest;
import io.quarkus.test.common.http.TestHTTPResource;

/** The server closes a connection that is one too many, and goes on to answer on the others. */
@Tag("application")
class MaxConnectionsTest {

    private static final String REQUEST = "GET /connected HTTP/1.1\nHost: test\n\n";

    @Path("connected")
    public static class Resource {
        @GET
        public String get() {
            return "connected";
        }
    }

    @RegisterExtension
    static final QuarkusUnitTest APP = new QuarkusUnitTest()
            .withApplicationRoot(root -> root.addClasses(Resource.class, RawConnection.class))
            .overrideRuntimeConfigKey("quarkus.http.limits.max-connections", "2");

    @TestHTTPResource
    URL server;

    @Test
    void closesTheOneTooMany() throws Exception {
        try (RawConnection first = new RawConnection(server); RawConnection second = new RawConnection(server)) {
            assertThat(first.send(REQUEST).answer().body()).isEqualTo("connected");
            assertThat(second.send(REQUEST).answer().body()).isEqualTo("connected");
            try (RawConnection third = new RawConnection(server)) {
                assertThat(third.send(REQUEST).isCutOff()).isTrue();
            }
            assertThat(first.send(REQUEST).answer().body()).isEqualTo("connected");
        }
    }
}
