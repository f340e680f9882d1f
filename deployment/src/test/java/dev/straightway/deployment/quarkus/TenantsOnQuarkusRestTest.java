package dev.straightway.deployment.quarkus;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.RegisterExtension;

import io.quarkus.test.QuarkusUnitTest;

/** {@code tenants.csv} says what Quarkus REST answers. */
@Tag("application")
@NeedsOidc
class TenantsOnQuarkusRestTest extends Tenants {

    @RegisterExtension
    static final QuarkusUnitTest APP = Tenants.application("quarkus-rest-jackson")
            .overrideConfigKey("quarkus.straightway.advise", "true");
}
