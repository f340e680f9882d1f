package dev.straightway.deployment.quarkus;

import static io.restassured.RestAssured.when;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import io.quarkus.test.QuarkusUnitTest;

/** Constraints of objects that locators return are checked as in Quarkus REST. */
@Tag("application")
class LocatedConstraintsTest extends LocatedConstraints {

    @RegisterExtension
    static final QuarkusUnitTest APP = LocatedConstraints.application("quarkus-hibernate-validator");

    @ParameterizedTest
    @CsvSource({ "ann, 200", "'', 400", "anna, 500" })
    void areCheckedOfWhatTheResourceContextGives(String name, int status) {
        when().get("/contracted/context?name=" + name).then().statusCode(status);
    }
}
