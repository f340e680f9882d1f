package dev.straightway.deployment.quarkus;

import static io.restassured.RestAssured.when;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;

import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import dev.straightway.runtime.recording.StraightwayConfig;
import io.quarkus.test.QuarkusUnitTest;

/** The options of build and run time have one prefix. */
@Tag("application")
class WatchConfigTest {

    @Path("options")
    public static class OptionsResource {

        @Inject
        StraightwayConfig config;

        @GET
        public String options() {
            return config.dispatch().watch().toMillis() + " " + config.dispatch().demote();
        }
    }

    @RegisterExtension
    static final QuarkusUnitTest APP = new QuarkusUnitTest()
            .withApplicationRoot(root -> root.addClasses(OptionsResource.class))
            .overrideConfigKey("quarkus.straightway.path", "/below")
            .overrideRuntimeConfigKey("quarkus.straightway.dispatch.demote", "true")
            .setLogRecordPredicate(record -> String.valueOf(record.getMessage()).contains("Unrecognized"))
            .assertLogRecords(records -> assertThat(records).isEmpty());

    @Test
    void readsWhatIsSetAtRunTimeBesideWhatIsSetAtBuildTime() {
        when().get("/below/options").then().statusCode(200).body(equalTo("500 true"));
    }
}
