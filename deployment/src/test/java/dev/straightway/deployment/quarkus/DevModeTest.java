package dev.straightway.deployment.quarkus;

import static io.restassured.RestAssured.when;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import io.quarkus.test.QuarkusDevModeTest;

@Tag("application")
@Tag("dev-mode")
class DevModeTest {

    @RegisterExtension
    final QuarkusDevModeTest dev = new QuarkusDevModeTest().withApplicationRoot(root -> root.addClasses(DevResource.class));

    @Test
    void reloadsAChangedPathAndAChangedBody() {
        when().get("/dev/you").then().statusCode(200).body(equalTo("hello you"));
        dev.modifySourceFile(DevResource.class, source -> source.replace("\"hello \"", "\"bye \""));
        when().get("/dev/you").then().statusCode(200).body(equalTo("bye you"));
        dev.modifySourceFile(DevResource.class, source -> source.replace("@Path(\"dev\")", "@Path(\"changed\")"));
        when().get("/changed/you").then().statusCode(200).body(equalTo("bye you"));
        when().get("/dev/you").then().statusCode(404);
    }

    @Test
    void servesAResourceClassThatIsAdded() {
        when().get("/added").then().statusCode(404);
        dev.addSourceFile(DevAddedResource.class);
        when().get("/added").then().statusCode(200).body(equalTo("added"));
        when().get("/dev/you").then().statusCode(200).body(equalTo("hello you"));
    }

    @Test
    void showsAProblemUntilItIsMended() {
        when().get("/dev/you").then().statusCode(200);
        dev.modifySourceFile(DevResource.class, source -> source.replace("@PathParam(\"name\")", "@PathParam(\"nmae\")"));
        when().get("/dev/you").then().statusCode(500).body(containsString("STW-101"));
        dev.modifySourceFile(DevResource.class, source -> source.replace("@PathParam(\"nmae\")", "@PathParam(\"name\")"));
        when().get("/dev/you").then().statusCode(200).body(equalTo("hello you"));
    }
}
