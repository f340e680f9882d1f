package dev.straightway.deployment.quarkus;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.enterprise.inject.spi.DeploymentException;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import io.quarkus.test.QuarkusUnitTest;

@Tag("application")
class StrictDispatchTest {

    @RegisterExtension
    static final QuarkusUnitTest APP = new QuarkusUnitTest()
            .withApplicationRoot(root -> root.addClasses(DispatchResource.Sleeping.class))
            .overrideConfigKey("quarkus.straightway.dispatch.strict", "true")
            .assertException(failure -> assertThat(failure).isInstanceOf(DeploymentException.class)
                    .hasMessageContainingAll("[STW-304]", "Sleeping#sleep", "java.lang.Thread#sleep: sleeps", "@Blocking"));

    @Test
    void failsTheBuildWhereANonBlockingMethodBlocks() {
        throw new AssertionError("the application must not start");
    }
}
