package dev.straightway.deployment.quarkus;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.RegisterExtension;

import dev.straightway.deployment.quarkus.constrained.Composed;
import dev.straightway.deployment.quarkus.constrained.Library;
import dev.straightway.deployment.quarkus.constrained.Standard;
import io.quarkus.test.QuarkusUnitTest;

/** See {@link Standard}, {@link Library} and {@link Composed}. */
@Tag("application")
class EveryConstraintTest extends EveryConstraint {

    @RegisterExtension
    static final QuarkusUnitTest APP = EveryConstraint.application("quarkus-hibernate-validator");
}
