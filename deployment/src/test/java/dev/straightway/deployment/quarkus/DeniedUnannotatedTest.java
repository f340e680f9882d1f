package dev.straightway.deployment.quarkus;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.RegisterExtension;

import io.quarkus.test.QuarkusUnitTest;

/** What no annotation secures is denied as in Quarkus REST. */
@Tag("application")
@NeedsUsers
class DeniedUnannotatedTest extends DeniedUnannotated {

    @RegisterExtension
    static final QuarkusUnitTest APP = DeniedUnannotated.application();
}
