package dev.straightway.deployment.quarkus;

import static dev.straightway.deployment.quarkus.Users.as;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;

import dev.straightway.deployment.quarkus.lazily.Lazily;
import io.quarkus.test.QuarkusUnitTest;
import io.restassured.response.Response;

/**
 * Without proactive authentication, with a role for what no annotation secures, and with a permission for Jakarta REST alone,
 * it is as in Quarkus REST, whose answers stand in {@code lazily.csv}.
 */
@Tag("application")
@NeedsUsers
class SecuredLazilyTest {

    @RegisterExtension
    static final QuarkusUnitTest APP = Users.of(Lazily.class, Map.of("alice", "admin,user", "bob", "user", "carol", "none"))
            .overrideConfigKey("quarkus.http.auth.proactive", "false")
            .overrideConfigKey("quarkus.security.jaxrs.default-roles-allowed[0]", "user")
            .overrideConfigKey("quarkus.security.jaxrs.default-roles-allowed[1]", "guest")
            .overrideRuntimeConfigKey("quarkus.http.auth.policy.admins.roles-allowed", "admin")
            .overrideRuntimeConfigKey("quarkus.http.auth.permission.refused.paths", "/default/refused")
            .overrideRuntimeConfigKey("quarkus.http.auth.permission.refused.policy", "admins")
            .overrideRuntimeConfigKey("quarkus.http.auth.permission.refused.applies-to", "jaxrs");

    @ParameterizedTest(name = "{0} as {1}: {2}")
    @CsvFileSource(resources = "/secured/lazily.csv", numLinesToSkip = 1)
    void answersAsQuarkusRest(String path, String user, int status, String body) {
        Response answer = as(user).get(path);
        assertThat(answer.statusCode() + " " + answer.asString()).isEqualTo(status + " " + (body == null ? "" : body));
        assertThat(answer.header("www-authenticate")).isEqualTo(status == 401 ? "basic" : null);
    }

    @ParameterizedTest
    @CsvSource({ "nobody, 401, ''", "carol, 403, ''", "bob, 200, bob" })
    void asksOfHandlersWhatItAsksOfMethodsWithoutAnnotation(String user, int status, String body) {
        Response answer = as(user).get("/handled");
        assertThat(answer.statusCode()).isEqualTo(status);
        assertThat(answer.asString()).isEqualTo(body);
    }
}
