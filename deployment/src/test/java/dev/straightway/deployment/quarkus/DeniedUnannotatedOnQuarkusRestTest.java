package dev.straightway.deployment.quarkus;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.RegisterExtension;

import io.quarkus.test.QuarkusUnitTest;

/** {@code unannotated.csv} says what Quarkus REST answers. */
@Tag("application")
@NeedsUsers
class DeniedUnannotatedOnQuarkusRestTest extends DeniedUnannotated {

    @RegisterExtension
    static final QuarkusUnitTest APP = DeniedUnannotated.application()
            .setForcedDependencies(Neighbours.of("quarkus-elytron-security-properties-file", "quarkus-rest-jackson"))
            .overrideConfigKey("quarkus.straightway.advise", "true");
}
