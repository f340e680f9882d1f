package dev.straightway.deployment.quarkus;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.RegisterExtension;

import io.quarkus.test.QuarkusUnitTest;

/** Resources are secured as in Quarkus REST where no request goes ahead of the Router. */
@Tag("application")
@NeedsUsers
class SecuredBehindTheRouterTest extends SecuredAnswers {

    @RegisterExtension
    static final QuarkusUnitTest APP = SecuredAnswers.application()
            .overrideConfigKey("quarkus.straightway.tier", "router");
}
