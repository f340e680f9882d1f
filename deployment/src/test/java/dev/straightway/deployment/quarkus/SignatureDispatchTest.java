package dev.straightway.deployment.quarkus;

import static io.restassured.RestAssured.when;
import static org.hamcrest.Matchers.startsWith;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import io.quarkus.test.QuarkusUnitTest;

@Tag("application")
class SignatureDispatchTest {

    @RegisterExtension
    static final QuarkusUnitTest APP = new QuarkusUnitTest()
            .withApplicationRoot(root -> root.addClasses(DispatchResource.class, DispatchResource.Disk.class))
            .overrideConfigKey("quarkus.straightway.dispatch", "signature");

    @Test
    void leavesPlainMethodsOnWorkers() {
        when().get("dispatch/plain").then().statusCode(200).body(startsWith("executor-thread"));
    }
}
