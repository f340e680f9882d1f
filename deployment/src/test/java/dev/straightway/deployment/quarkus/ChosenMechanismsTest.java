package dev.straightway.deployment.quarkus;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.RegisterExtension;

import io.quarkus.test.QuarkusUnitTest;

/** Annotations choose the mechanism as in Quarkus REST. */
@Tag("application")
@NeedsUsers
class ChosenMechanismsTest extends ChosenMechanisms {

    @RegisterExtension
    static final QuarkusUnitTest APP = ChosenMechanisms.application();
}
