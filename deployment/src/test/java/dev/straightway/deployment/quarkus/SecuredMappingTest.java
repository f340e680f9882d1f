package dev.straightway.deployment.quarkus;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.condition.DisabledIfSystemProperty;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

import dev.straightway.deployment.quarkus.mapped.Mapped;
import io.quarkus.test.QuarkusUnitTest;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;

/** Exception mappers and filters see what was refused as in Quarkus REST, whose answers stand in {@code mapped.csv}. */
@Tag("application")
@DisabledIfSystemProperty(named = "tested.quarkus.version", matches = "3\\.37\\.4", disabledReason = "quarkus-elytron-security-properties-file isn't in every mirror")
class SecuredMappingTest {

    @RegisterExtension
    static final QuarkusUnitTest APP = new QuarkusUnitTest()
            .withApplicationRoot(root -> root.addPackage(Mapped.class.getPackage()).addClass(Neighbours.class))
            .setForcedDependencies(Neighbours.of("quarkus-elytron-security-properties-file"))
            .overrideConfigKey("quarkus.http.auth.basic", "true")
            .overrideConfigKey("quarkus.security.users.embedded.enabled", "true")
            .overrideConfigKey("quarkus.security.users.embedded.plain-text", "true")
            .overrideRuntimeConfigKey("quarkus.security.users.embedded.users.alice", "sesame")
            .overrideRuntimeConfigKey("quarkus.security.users.embedded.users.bob", "sesame")
            .overrideRuntimeConfigKey("quarkus.security.users.embedded.roles.alice", "admin")
            .overrideRuntimeConfigKey("quarkus.security.users.embedded.roles.bob", "user")
            .overrideRuntimeConfigKey("quarkus.http.auth.policy.admins.roles-allowed", "admin")
            .overrideRuntimeConfigKey("quarkus.http.auth.permission.policy.paths", "/mapped/policy")
            .overrideRuntimeConfigKey("quarkus.http.auth.permission.policy.policy", "admins");

    @ParameterizedTest(name = "{0} {1} as {2}: {3}")
    @CsvFileSource(resources = "/secured/mapped.csv", numLinesToSkip = 1)
    void answersAsQuarkusRest(String method, String path, String user, String expected, String seen) {
        Response answer = as(user).request(method, path);
        assertThat(answer.statusCode() + " " + answer.asString()).isEqualTo(expected);
        assertThat(answer.header("seen")).isEqualTo(seen);
    }

    private static RequestSpecification as(String user) {
        return switch (user) {
            case "nobody" -> given();
            case "stranger" -> given().auth().preemptive().basic("alice", "wrong");
            default -> given().auth().preemptive().basic(user, "sesame");
        };
    }
}
