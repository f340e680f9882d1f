package dev.straightway.deployment.quarkus;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.RegisterExtension;

import io.quarkus.test.QuarkusUnitTest;

/** {@code contracted.csv} says what Quarkus REST answers. */
@Tag("application")
class LocatedConstraintsOnQuarkusRestTest extends LocatedConstraints {

    @RegisterExtension
    static final QuarkusUnitTest APP = LocatedConstraints.application("quarkus-rest-jackson", "quarkus-hibernate-validator")
            .overrideConfigKey("quarkus.straightway.advise", "true");
}
