package dev.straightway.deployment.quarkus;

import static io.restassured.RestAssured.when;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

import dev.straightway.deployment.quarkus.contracted.Contracted;
import io.quarkus.test.QuarkusUnitTest;
import io.restassured.response.Response;

/** Objects that locators return are validated if the container has made them; the answers stand in {@code contracted.csv}. */
abstract class LocatedConstraints {

    /** {@return an application of all of them} */
    static QuarkusUnitTest application(String... neighbours) {
        return new QuarkusUnitTest()
                .withApplicationRoot(root -> root.addPackage(Contracted.class.getPackage()).addClasses(Neighbours.class,
                        LocatedConstraints.class))
                .setForcedDependencies(Neighbours.of(neighbours));
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvFileSource(resources = "/validated/contracted.csv", numLinesToSkip = 1)
    void answersAsQuarkusRest(String path, int status, String field, String body) {
        Response answer = when().get("/contracted/" + path);
        assertThat(answer.statusCode()).isEqualTo(status);
        if (field != null) {
            assertThat(answer.jsonPath().getList("violations.field")).isEqualTo(List.of(field));
        }
        if (body != null) {
            assertThat(answer.asString()).isEqualTo(body);
        }
    }
}
