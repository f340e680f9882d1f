package dev.straightway.deployment.quarkus;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.RegisterExtension;

import io.quarkus.test.QuarkusUnitTest;

/** The table of constraints says what Quarkus REST answers. */
@Tag("application")
class EveryConstraintOnQuarkusRestTest extends EveryConstraint {

    @RegisterExtension
    static final QuarkusUnitTest APP = EveryConstraint.application("quarkus-rest-jackson", "quarkus-hibernate-validator")
            .overrideConfigKey("quarkus.straightway.advise", "true");
}
