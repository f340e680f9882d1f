package dev.straightway.deployment.quarkus;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.RegisterExtension;

import io.quarkus.test.QuarkusUnitTest;

/** {@code mechanisms.csv} says what Quarkus REST answers. */
@Tag("application")
@NeedsUsers
class ChosenMechanismsOnQuarkusRestTest extends ChosenMechanisms {

    @RegisterExtension
    static final QuarkusUnitTest APP = ChosenMechanisms.application()
            .setForcedDependencies(Neighbours.of("quarkus-elytron-security-properties-file", "quarkus-rest-jackson"))
            .overrideConfigKey("quarkus.straightway.advise", "true");
}
