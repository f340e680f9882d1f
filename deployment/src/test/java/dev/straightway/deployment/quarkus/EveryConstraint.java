package dev.straightway.deployment.quarkus;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

import dev.straightway.deployment.quarkus.constrained.Composed;
import io.quarkus.test.QuarkusUnitTest;
import io.restassured.response.Response;

/**
 * Every constraint is checked, alone on its method; {@code constraints.csv} has a query that breaks it, and one that doesn't.
 */
abstract class EveryConstraint {

    /** {@return an application of all of them} */
    static QuarkusUnitTest application(String... neighbours) {
        return new QuarkusUnitTest()
                .withApplicationRoot(root -> root.addPackage(Composed.class.getPackage()).addClasses(Neighbours.class,
                        EveryConstraint.class))
                .setForcedDependencies(Neighbours.of(neighbours));
    }

    @ParameterizedTest(name = "{0}?{1}")
    @CsvFileSource(resources = "/validated/constraints.csv", numLinesToSkip = 1)
    void isChecked(String path, String bad, int status, String fields, String good) {
        Response refused = ask(path, bad);
        assertThat(refused.statusCode()).isEqualTo(status);
        if (fields != null) {
            List<String> violated = refused.jsonPath().getList("violations.field");
            assertThat(violated).containsExactlyInAnyOrder(fields.split(" "));
        }
        assertThat(ask(path, good).statusCode()).isEqualTo(200);
    }

    private static Response ask(String path, String query) {
        return given().urlEncodingEnabled(false)
                .get("/constraints/" + path + (query == null ? "" : "?" + query));
    }
}
