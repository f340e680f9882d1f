package dev.straightway.deployment.quarkus;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.enterprise.inject.spi.DeploymentException;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import io.quarkus.test.QuarkusUnitTest;

/** What brings Quarkus REST along ends the build, with what to use instead. */
@Tag("application")
class SecondServerRefusedTest {

    @RegisterExtension
    static final QuarkusUnitTest APP = new QuarkusUnitTest()
            .withApplicationRoot(root -> root.addClasses(Neighbours.class))
            .setForcedDependencies(Neighbours.of("quarkus-rest-jackson"))
            .assertException(failure -> assertThat(failure).isInstanceOf(DeploymentException.class)
                    .satisfies(all -> assertThat(all.getMessage().lines().map(String::strip)).containsExactly(
                            "Straightway found a problem:",
                            "[STW-217] quarkus-rest-jackson: brings quarkus-rest, a second Jakarta REST server, but an"
                                    + " application can have only one. Remove it: Straightway writes and reads JSON by"
                                    + " quarkus-jackson.")));

    @Test
    void failsTheBuild() {
        throw new AssertionError("the application must not start");
    }
}
