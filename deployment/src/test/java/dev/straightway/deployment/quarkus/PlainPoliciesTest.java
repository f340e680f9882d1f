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

import dev.straightway.deployment.quarkus.RawConnection.Answer;
import io.quarkus.test.QuarkusUnitTest;
import io.quarkus.test.common.http.TestHTTPResource;

/** Where policies have paths of unreserved characters only, all escapes are served that clients send in good faith. */
@Tag("application")
class PlainPoliciesTest {

    @Path("api/people")
    public static class People {
        @GET
        @Path("{name}")
        public String name(@PathParam("name") String name) {
            return name;
        }
    }

    @RegisterExtension
    static final QuarkusUnitTest APP = new QuarkusUnitTest()
            .withApplicationRoot(root -> root.addClasses(Neighbours.class, People.class, RawConnection.class, Answer.class))
            .setForcedDependencies(Neighbours.of("quarkus-security"))
            .overrideRuntimeConfigKey("quarkus.http.auth.permission.secret.paths", "/api/people/anna")
            .overrideRuntimeConfigKey("quarkus.http.auth.permission.secret.policy", "deny");

    @TestHTTPResource
    URL server;

    @ParameterizedTest
    @CsvSource({ "anna%40example.org, anna@example.org", "a%2bb, a+b", "caf%c3%a9, caf\u00e9" })
    void escapesAreServed(String name, String decoded) throws Exception {
        Answer answer = ask(name);
        assertThat(answer.status()).isEqualTo(200);
        assertThat(answer.body()).isEqualTo(decoded);
    }

    @ParameterizedTest
    @CsvSource({ "anna, 403", "%61nna, 403", "%61%6e%6E%61, 403", "caf\u00e9, 400" })
    void othersAreNot(String name, int status) throws Exception {
        assertThat(ask(name).status()).isEqualTo(status);
    }

    private Answer ask(String name) throws Exception {
        try (RawConnection connection = new RawConnection(server)) {
            return connection.send("GET /api/people/" + name + " HTTP/1.1\nHost: test\n\n").answer();
        }
    }
}
