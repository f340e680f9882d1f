package dev.straightway.deployment.quarkus;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.RegisterExtension;

import io.quarkus.test.QuarkusUnitTest;

/** Annotations choose the tenant as in Quarkus REST. */
@Tag("application")
@NeedsOidc
class TenantsTest extends Tenants {

    @RegisterExtension
    static final QuarkusUnitTest APP = Tenants.application();
}
