package dev.straightway.deployment.quarkus;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import io.quarkus.test.QuarkusUnitTest;

/** Only run time knows a permission that Quarkus REST alone would check. */
@Tag("application")
class RefusedPermissionTest {

    @Path("secret")
    public static class Secret {
        @GET
        public String get() {
            return "open";
        }
    }

    @RegisterExtension
    static final QuarkusUnitTest APP = new QuarkusUnitTest()
            .withApplicationRoot(root -> root.addClasses(Secret.class))
            .setForcedDependencies(Neighbours.of("quarkus-security"))
            .overrideRuntimeConfigKey("quarkus.http.auth.permission.secret.paths", "/secret")
            .overrideRuntimeConfigKey("quarkus.http.auth.permission.secret.policy", "deny")
            .overrideRuntimeConfigKey("quarkus.http.auth.permission.secret.applies-to", "jaxrs")
            .assertException(failure -> assertThat(failure).hasMessage("[STW-213] quarkus.http.auth.permission: a"
                    + " permission applies to Jakarta REST only (applies-to=jaxrs), which Straightway doesn't check. Let it"
                    + " apply to all handlers: leave applies-to out."));

    @Test
    void endsTheStart() {
        throw new AssertionError("the application must not start");
    }
}
