package dev.straightway.deployment.quarkus;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.RegisterExtension;

import io.quarkus.test.QuarkusUnitTest;

/** What comes behind the last request, where the later ones come ahead of the Router. */
@Tag("application")
class LastOfConnectionTest extends LastOfConnection {

    @RegisterExtension
    static final QuarkusUnitTest APPLICATION = application("auto");
}
