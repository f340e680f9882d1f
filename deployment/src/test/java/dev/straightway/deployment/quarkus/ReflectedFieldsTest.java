package dev.straightway.deployment.quarkus;

import static io.restassured.RestAssured.when;
import static org.hamcrest.Matchers.allOf;
import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.startsWith;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import dev.straightway.deployment.quarkus.reflected.DeskResource;
import io.quarkus.test.QuarkusUnitTest;

/** What one route sets by reflection, on a worker, another route runs: not on the event loop. */
@Tag("application")
class ReflectedFieldsTest {

    @RegisterExtension
    static final QuarkusUnitTest APP = new QuarkusUnitTest()
            .withApplicationRoot(root -> root.addPackage(DeskResource.class.getPackage()));

    @Test
    void servesWhatNobodySetsOnTheEventLoop() {
        when().get("/desk/made").then().statusCode(200).body(startsWith("vert.x-eventloop"));
    }

    @ParameterizedTest
    @ValueSource(strings = { "field", "handle", "updater", "method" })
    void servesWhatIsSetByReflectionOnAWorker(String how) {
        when().post("/desk/set/" + how).then().statusCode(204);

        when().get("/desk/" + how).then().statusCode(200).body(allOf(startsWith("executor-thread"), endsWith("slept")));
    }
}
