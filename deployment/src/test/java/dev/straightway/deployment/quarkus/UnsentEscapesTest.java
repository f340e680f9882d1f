package dev.straightway.deployment.quarkus;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledIfSystemProperty;
import org.junit.jupiter.api.extension.RegisterExtension;

import dev.straightway.deployment.quarkus.secured.Secured;
import io.quarkus.test.QuarkusUnitTest;

/**
 * As UnsentPathsTest: the template {@code caf\u00e9} is matched as {@code caf%C3%A9}. A policy with the digits in lower case
 * never sees a request that reaches it.
 */
@Tag("application")
@NeedsUsers
@DisabledIfSystemProperty(named = "tested.quarkus.version", matches = "3\\.37.*", disabledReason = "policies decode there")
class UnsentEscapesTest {

    @RegisterExtension
    static final QuarkusUnitTest APP = Users.of(Secured.class, Map.of("alice", "admin"))
            .overrideRuntimeConfigKey("secured.role", "admin")
            .overrideRuntimeConfigKey("quarkus.http.auth.permission.coffee.paths", "/plain,/caf%c3%a9/*")
            .overrideRuntimeConfigKey("quarkus.http.auth.permission.coffee.policy", "authenticated")
            .assertException(failure -> assertThat(failure).isInstanceOf(IllegalStateException.class).hasMessageStartingWith(
                    "quarkus.http.auth.permission.coffee.paths has /caf%c3%a9/*, which protects nothing"));

    @Test
    void failsTheStart() {
        throw new AssertionError("the application must not start");
    }
}
