package dev.straightway.deployment.quarkus;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.enterprise.inject.spi.DeploymentException;

import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import io.quarkus.test.QuarkusUnitTest;

/** Without Quarkus REST nothing would serve what is only looked at. */
@Tag("application")
class AdviceAloneTest {

    @RegisterExtension
    static final QuarkusUnitTest APP = new QuarkusUnitTest().withApplicationRoot(root -> root.addClasses(DevResource.class))
            .overrideConfigKey("quarkus.straightway.advise", "true")
            .assertException(failure -> assertThat(failure).isInstanceOf(DeploymentException.class)
                    .hasMessage(
                            "[STW-153] quarkus.straightway.advise=true: nothing serves the application, since quarkus-rest isn't"
                                    + " there. Put it beside quarkus-straightway, or remove the key."));

    @Test
    void isRefused() {
        Assertions.fail("the build should have ended");
    }
}
