package dev.straightway.deployment.quarkus;

import static dev.straightway.deployment.quarkus.Users.as;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Map;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

import dev.straightway.deployment.quarkus.mechanisms.Mechanisms;
import io.quarkus.test.QuarkusUnitTest;
import io.restassured.response.Response;

/**
 * Annotations choose the mechanism that knows the user; what is answered stands in {@code mechanisms.csv}. Which mechanism asks
 * where none is chosen isn't tried: Quarkus takes any of equal priority.
 */
abstract class ChosenMechanisms {

    /** {@return an application that has several} */
    static QuarkusUnitTest application() {
        return Users.of(Mechanisms.class, Map.of("alice", "admin", "friend", "none"), ChosenMechanisms.class)
                .overrideConfigKey("quarkus.http.auth.proactive", "false")
                .overrideConfigKey("quarkus.http.auth.form.enabled", "true")
                .overrideConfigKey("quarkus.http.ssl.client-auth", "request");
    }

    @ParameterizedTest(name = "{0} as {1}: {2}")
    @CsvFileSource(resources = "/secured/mechanisms.csv", numLinesToSkip = 1)
    void answersAsQuarkusRest(String path, String user, int status, String challenge, String body) {
        Response answer = as(user).redirects().follow(false).get("/mechanisms/" + path);
        assertThat(Arrays.asList(answer.statusCode(), answer.header("www-authenticate"), answer.asString()))
                .isEqualTo(Arrays.asList(status, challenge, body == null ? "" : body));
    }
}
