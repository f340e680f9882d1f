package dev.straightway.deployment.quarkus;

import static dev.straightway.deployment.quarkus.Users.as;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

import dev.straightway.deployment.quarkus.mapped.Mapped;
import io.quarkus.test.QuarkusUnitTest;
import io.restassured.response.Response;

/** Exception mappers and filters see what was refused as in Quarkus REST, whose answers stand in {@code mapped.csv}. */
@Tag("application")
@NeedsUsers
class SecuredMappingTest {

    @RegisterExtension
    static final QuarkusUnitTest APP = Users.of(Mapped.class, Map.of("alice", "admin", "bob", "user"))
            .overrideRuntimeConfigKey("quarkus.http.auth.policy.admins.roles-allowed", "admin")
            .overrideRuntimeConfigKey("quarkus.http.auth.permission.policy.paths", "/mapped/policy")
            .overrideRuntimeConfigKey("quarkus.http.auth.permission.policy.policy", "admins");

    /** Quarkus REST lets the mapper pass. */
    @Test
    void whatARequestWasRefusedIsRefusedToTheMapperToo() {
        assertThat(as("bob").get("/mapped/asked").asString()).isEqualTo("forbidden again");
        assertThat(as("alice").get("/mapped/asked").asString()).isEqualTo("asked");
    }

    @ParameterizedTest(name = "{0} {1} as {2}: {3}")
    @CsvFileSource(resources = "/secured/mapped.csv", numLinesToSkip = 1)
    void answersAsQuarkusRest(String method, String path, String user, String expected, String seen) {
        Response answer = as(user).request(method, path);
        assertThat(answer.statusCode() + " " + answer.asString()).isEqualTo(expected);
        assertThat(answer.header("seen")).isEqualTo(seen);
    }
}
