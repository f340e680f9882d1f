package dev.straightway.deployment.quarkus;

import static dev.straightway.deployment.quarkus.Users.as;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

import dev.straightway.deployment.quarkus.unannotated.Unannotated;
import io.quarkus.test.QuarkusUnitTest;
import io.restassured.response.Response;

/** What no annotation secures is denied where the configuration says so; the answers stand in {@code unannotated.csv}. */
abstract class DeniedUnannotated {

    /** {@return an application that denies it both to endpoints and to members of beans} */
    static QuarkusUnitTest application() {
        return Users.of(Unannotated.class, Map.of("alice", "admin"), DeniedUnannotated.class)
                .overrideConfigKey("quarkus.security.jaxrs.deny-unannotated-endpoints", "true")
                .overrideConfigKey("quarkus.security.deny-unannotated-members", "true");
    }

    @ParameterizedTest(name = "{0} as {1}: {2}")
    @CsvFileSource(resources = "/secured/unannotated.csv", numLinesToSkip = 1)
    void answersAsQuarkusRest(String path, String user, int status, String body) {
        Response answer = as(user).get("/" + path);
        assertThat(answer.statusCode() + " " + answer.asString()).isEqualTo(status + " " + (body == null ? "" : body));
    }
}
