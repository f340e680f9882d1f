package dev.straightway.deployment.proof;

import static io.restassured.RestAssured.given;
import static io.restassured.RestAssured.when;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.is;

import java.io.IOException;
import java.util.Map;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import io.quarkus.test.QuarkusUnitTest;

/** Entities of an application's own formats: a route is proven if the readers for its type and all writers are. */
@Tag("application")
class OwnProvidersTest {

    @RegisterExtension
    static final QuarkusUnitTest APPLICATION = new QuarkusUnitTest().withApplicationRoot(
            archive -> archive.addClasses(BuildReport.class, Reasons.class, OwnProviders.class));

    @Test
    void areWalkedAsTheOnlyOnesForTheirTypes() throws IOException {
        Map<String, String> why = Reasons.read();
        assertThat(why.get("/own/written")).startsWith("proven: ");
        assertThat(why.get("/own/read")).startsWith("proven: ");
        assertThat(why.get("/own/parcel")).isEqualTo("not proven: OwnProviders$ParcelReader#readFrom"
                + " → java.lang.Thread#sleep: sleeps");
    }

    @Test
    void readAndWriteOnTheThreadThatWasDecided() {
        when().get("/own/written").then().statusCode(200).contentType("text/x-label").body(is("label on the event loop"));
        given().contentType("text/x-label").body("l").post("/own/read").then().statusCode(200).body(is("l on the event loop"));
        given().contentType("text/x-parcel").body("p").post("/own/parcel").then().statusCode(200).body(is("p on a worker"));
    }
}
