package dev.straightway.deployment.quarkus;

import static dev.straightway.deployment.quarkus.Users.as;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

import dev.straightway.deployment.quarkus.secured.Secured;
import io.quarkus.test.QuarkusUnitTest;
import io.restassured.response.Response;

/** Secured resources answer what stands in {@code answers.csv}. */
abstract class SecuredAnswers {

    /** {@return an application of these resources} */
    static QuarkusUnitTest application() {
        return Users.of(Secured.class, Map.of("alice", "admin,user", "bob", "user"), SecuredAnswers.class)
                .overrideRuntimeConfigKey("secured.role", "admin");
    }

    @ParameterizedTest(name = "{0} as {1}: {2}")
    @CsvFileSource(resources = "/secured/answers.csv", numLinesToSkip = 1)
    void answersAsQuarkusRest(String path, String user, int status, String body) {
        Response answer = as(user).get(path);
        assertThat(answer.statusCode()).isEqualTo(status);
        assertThat(answer.asString()).isEqualTo(body == null ? "" : body);
        assertThat(answer.header("www-authenticate")).isEqualTo(status == 401 ? "basic" : null);
    }
}
