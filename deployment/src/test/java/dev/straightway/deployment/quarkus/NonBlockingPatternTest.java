package dev.straightway.deployment.quarkus;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.enterprise.inject.spi.DeploymentException;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import io.quarkus.test.QuarkusUnitTest;

@Tag("application")
class NonBlockingPatternTest {

    @RegisterExtension
    static final QuarkusUnitTest APP = new QuarkusUnitTest()
            .withApplicationRoot(root -> root.addClasses(DispatchResource.class, DispatchResource.Disk.class))
            .overrideConfigKey("quarkus.straightway.dispatch.non-blocking", "org.acme.Clock.now()")
            .assertException(failure -> assertThat(failure).isInstanceOf(DeploymentException.class).hasMessage(
                    "quarkus.straightway.dispatch.non-blocking: 'org.acme.Clock.now()' names no code. Write org.acme.Clock#now"
                            + " for a method, org.acme.Clock for a class, or org.acme.** for a package."));

    @Test
    void refusesWhatNamesNoCode() {
        throw new AssertionError("the application must not start");
    }
}
