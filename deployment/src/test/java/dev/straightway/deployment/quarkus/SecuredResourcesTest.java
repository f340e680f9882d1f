package dev.straightway.deployment.quarkus;

import static dev.straightway.deployment.quarkus.Users.as;
import static io.restassured.RestAssured.when;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.is;

import java.util.Map;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import io.quarkus.test.QuarkusUnitTest;

/** Resources are secured as in Quarkus REST, whose answers stand in {@code answers.csv}. */
@Tag("application")
@NeedsUsers
class SecuredResourcesTest extends SecuredAnswers {

    @RegisterExtension
    static final QuarkusUnitTest APP = SecuredAnswers.application();

    @ParameterizedTest
    @ValueSource(strings = { "/entity", "/entity/loop" })
    void checksBeforeTheBodyIsReadAndTheResourceIsMade(String path) {
        int before = Integer.parseInt(when().get("/entity").asString());
        as("nobody").contentType("application/json").body("{broken").post(path).then().statusCode(401);
        as("bob").contentType("application/json").body("{broken").post(path).then().statusCode(403);
        assertThat(Integer.parseInt(when().get("/entity").asString())).isEqualTo(before + 1);
        as("alice").contentType("application/json").body("{broken").post(path).then().statusCode(400);
        as("alice").contentType("application/json").body(Map.of("name", "alice")).post(path).then().statusCode(200)
                .body(is("alice"));
    }

    @Test
    void checksOnce() {
        when().get("/permissions/asked");
        as("bob").get("/permissions/read").then().statusCode(200);
        when().get("/permissions/asked").then().body(is("1"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "/methods/admin | bob | +AbstractPathMatchingHttpSecurityPolicy bob;-RolesAllowedCheck bob;",
            "/methods/admin | alice | +AbstractPathMatchingHttpSecurityPolicy alice;+RolesAllowedCheck alice;",
            "/methods/admin | nobody | +AbstractPathMatchingHttpSecurityPolicy nobody;-RolesAllowedCheck nobody;",
            "/methods/permitted | bob | +PermitAllCheck bob;+AbstractPathMatchingHttpSecurityPolicy nobody;",
            "/policy | bob | -AbstractPathMatchingHttpSecurityPolicy bob;",
            "/policy/admin | alice | +AbstractPathMatchingHttpSecurityPolicy alice;+RolesAllowedCheck alice;" })
    void tellsObserversOfSecurityEvents(String path, String user, String seen) {
        when().get("/events");
        as(user).get(path);
        String ofTheQuestion = "+AbstractPathMatchingHttpSecurityPolicy nobody;";
        assertThat(when().get("/events").asString()).isEqualTo(seen + ofTheQuestion);
    }
}
