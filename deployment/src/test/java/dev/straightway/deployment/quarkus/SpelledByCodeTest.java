package dev.straightway.deployment.quarkus;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URL;

import jakarta.enterprise.event.Observes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.condition.DisabledIfSystemProperty;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import io.quarkus.test.QuarkusUnitTest;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.vertx.http.security.HttpSecurity;

/** As EscapedPathsTest, with a policy of code, whose paths nobody can ask for. */
@Tag("application")
@DisabledIfSystemProperty(named = "tested.quarkus.version", matches = "3\\.37.*", disabledReason = "policies decode there")
class SpelledByCodeTest {

    @Path("api/people")
    public static class People {
        @GET
        @Path("{name}")
        public String name(@PathParam("name") String name) {
            return name;
        }
    }

    public static class Permissions {
        void add(@Observes HttpSecurity security) {
            security.path("/api/people/anna@example.org").authorization().deny();
        }
    }

    @RegisterExtension
    static final QuarkusUnitTest APP = new QuarkusUnitTest()
            .withApplicationRoot(root -> root.addClasses(Neighbours.class, People.class, Permissions.class, RawConnection.class,
                    RawConnection.Answer.class))
            .setForcedDependencies(Neighbours.of("quarkus-security"));

    @TestHTTPResource
    URL server;

    @ParameterizedTest
    @CsvSource({ "/api/people/bob, 200", "/api/people/anna@example.com, 200", "/api/people/anna@example.org, 403",
            "/api/people/anna%40example.org, 400", "/api/people/%61nna%40example%2Eorg, 400" })
    void noOtherSpellingPasses(String path, int status) throws Exception {
        try (RawConnection connection = new RawConnection(server)) {
            assertThat(connection.send("GET " + path + " HTTP/1.1\nHost: test\n\n").answer().status()).isEqualTo(status);
        }
    }
}
