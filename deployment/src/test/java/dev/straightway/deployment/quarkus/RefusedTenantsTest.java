package dev.straightway.deployment.quarkus;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.enterprise.inject.spi.DeploymentException;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import dev.straightway.deployment.quarkus.tenants.Rented;
import io.quarkus.test.QuarkusUnitTest;

/** Where users are known before the resource is, an annotation can't choose the tenant: Quarkus REST ignores it there. */
@Tag("application")
@NeedsOidc
class RefusedTenantsTest {

    @RegisterExtension
    static final QuarkusUnitTest APP = new QuarkusUnitTest()
            .withApplicationRoot(root -> Tenants.add(root, Rented.OnClass.class))
            .setForcedDependencies(Neighbours.of("quarkus-oidc"))
            .overrideConfigKey("quarkus.devservices.enabled", "false")
            .assertException(failure -> assertThat(failure).isInstanceOf(DeploymentException.class)
                    .hasMessageContaining(
                            "[STW-205] " + Rented.OnClass.class.getName() + "#get(): @Tenant wouldn't be checked, since no"
                                    + " extension of the application supports it. Add quarkus-oidc, and set"
                                    + " quarkus.http.auth.proactive=false. Or remove the annotation."));

    @Test
    void failsTheBuild() {
        throw new AssertionError("the application must not start");
    }
}
