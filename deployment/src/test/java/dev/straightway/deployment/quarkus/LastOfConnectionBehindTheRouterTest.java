package dev.straightway.deployment.quarkus;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.RegisterExtension;

import io.quarkus.test.QuarkusUnitTest;

/** What comes behind the last request, with all through the Router. */
@Tag("application")
class LastOfConnectionBehindTheRouterTest extends LastOfConnection {

    @RegisterExtension
    static final QuarkusUnitTest APPLICATION = application("router");
}
