package dev.straightway.deployment.quarkus;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.condition.DisabledIfSystemProperty;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

import dev.straightway.deployment.quarkus.lazily.Lazily;
import io.quarkus.test.QuarkusUnitTest;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;

/**
 * Without proactive authentication, with a role for what no annotation secures, and with a permission for Jakarta REST alone,
 * it is
 * as in Quarkus REST, whose answers stand in {@code lazily.csv}.
 */
@Tag("application")
@DisabledIfSystemProperty(named = "tested.quarkus.version", matches = "3\\.37\\.4", disabledReason = "quarkus-elytron-security-properties-file isn't in every mirror")
class SecuredLazilyTest {

    @RegisterExtension
    static final QuarkusUnitTest APP = new QuarkusUnitTest()
            .withApplicationRoot(root -> root.addPackage(Lazily.class.getPackage()).addClass(Neighbours.class))
            .setForcedDependencies(Neighbours.of("quarkus-elytron-security-properties-file"))
            .overrideConfigKey("quarkus.http.auth.basic", "true")
            .overrideConfigKey("quarkus.http.auth.proactive", "false")
            .overrideConfigKey("quarkus.security.jaxrs.default-roles-allowed[0]", "user")
            .overrideConfigKey("quarkus.security.jaxrs.default-roles-allowed[1]", "guest")
            .overrideConfigKey("quarkus.security.users.embedded.enabled", "true")
            .overrideConfigKey("quarkus.security.users.embedded.plain-text", "true")
            .overrideRuntimeConfigKey("quarkus.security.users.embedded.users.alice", "sesame")
            .overrideRuntimeConfigKey("quarkus.security.users.embedded.users.bob", "sesame")
            .overrideRuntimeConfigKey("quarkus.security.users.embedded.users.carol", "sesame")
            .overrideRuntimeConfigKey("quarkus.security.users.embedded.roles.alice", "admin,user")
            .overrideRuntimeConfigKey("quarkus.security.users.embedded.roles.bob", "user")
            .overrideRuntimeConfigKey("quarkus.security.users.embedded.roles.carol", "none")
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

    private static RequestSpecification as(String user) {
        return switch (user) {
            case "nobody" -> given();
            case "stranger" -> given().auth().preemptive().basic("alice", "wrong");
            default -> given().auth().preemptive().basic(user, "sesame");
        };
    }
}
