package dev.straightway.deployment.quarkus;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledIfSystemProperty;
import org.junit.jupiter.api.extension.RegisterExtension;

import dev.straightway.deployment.quarkus.secured.Secured;
import io.quarkus.test.QuarkusUnitTest;

/** A policy of a path that no request has would protect nothing, though its resource is reached. */
@Tag("application")
@NeedsUsers
@DisabledIfSystemProperty(named = "tested.quarkus.version", matches = "3\\.37.*", disabledReason = "policies decode there")
class UnsentPathsTest {

    @RegisterExtension
    static final QuarkusUnitTest APP = Users.of(Secured.class, Map.of("alice", "admin"))
            .overrideRuntimeConfigKey("secured.role", "admin")
            .overrideRuntimeConfigKey("quarkus.http.auth.permission.blank.paths", "/plain,/our plans/*")
            .overrideRuntimeConfigKey("quarkus.http.auth.permission.blank.policy", "authenticated")
            .assertException(failure -> assertThat(failure).isInstanceOf(IllegalStateException.class).hasMessageStartingWith(
                    "quarkus.http.auth.permission.blank.paths has /our plans/*, which protects nothing"));

    @Test
    void failsTheStart() {
        throw new AssertionError("the application must not start");
    }
}
