package dev.straightway.deployment.quarkus;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URL;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import io.quarkus.test.QuarkusUnitTest;
import io.quarkus.test.common.http.TestHTTPResource;

/**
 * A path has several spellings that name the same value of a variable: a policy for one of them is a policy for all.
 * <p>
 * Vert.x decodes the escapes of unreserved characters alone, and 3.32 compares what is left with the policy as text; the
 * captures are decoded. The protected paths of ProtectedPathsTest have unreserved characters only.
 */
@Tag("application")
class EscapedPathsTest {

    @Path("api/people")
    public static class People {
        @GET
        @Path("{name}")
        public String name(@PathParam("name") String name) {
            return name;
        }

        @GET
        @Path("{name}/{what}")
        public String what(@PathParam("name") String name, @PathParam("what") String what) {
            return name + " " + what;
        }
    }

    @RegisterExtension
    static final QuarkusUnitTest APP = new QuarkusUnitTest()
            .withApplicationRoot(
                    root -> root.addClasses(Neighbours.class, People.class, RawConnection.class, RawConnection.Answer.class))
            .setForcedDependencies(Neighbours.of("quarkus-security"))
            .overrideRuntimeConfigKey("quarkus.http.auth.permission.secret.paths",
                    "/api/people/anna@example.org/*,/api/people/a+b/*,/api/people/caf%C3%A9/*")
            .overrideRuntimeConfigKey("quarkus.http.auth.permission.secret.policy", "deny");

    @TestHTTPResource
    URL server;

    @ParameterizedTest
    @CsvSource({ "/api/people/bob, 200", "/api/people/bob/a%20b, 200", "/api/people/anna@example.org, 403",
            "/api/people/a+b, 403", "/api/people/caf%C3%A9, 403" })
    void answersAsThePolicySays(String path, int status) throws Exception {
        assertThat(status(path)).isEqualTo(status);
    }

    /** The last two have an octet beyond ASCII, as RawConnection sends ISO 8859-1; policies of 3.37 misread the very last. */
    @ParameterizedTest
    @ValueSource(strings = { "/api/people/anna%40example.org", "/api/people/anna%40example.org/a", "/api/people/a%2Bb",
            "/api/people/a%2bb", "/api/people/caf%c3%a9", "/api/people/caf%C3%a9/a", "/api/people/caf\u00e9",
            "/api/people/caf\u00e9/a%20b" })
    void noOtherSpellingPasses(String path) throws Exception {
        assertThat(status(path)).isIn(400, 403);
    }

    private int status(String path) throws Exception {
        try (RawConnection connection = new RawConnection(server)) {
            return connection.send("GET " + path + " HTTP/1.1\nHost: test\n\n").answer().status();
        }
    }
}
