package dev.straightway.deployment.proof;

import static io.restassured.RestAssured.when;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;

import jakarta.inject.Singleton;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;

import io.quarkus.jackson.ObjectMapperCustomizer;
import io.quarkus.test.QuarkusUnitTest;

/** A module that the model of JSON knows may have been told more. */
@Tag("application")
class ToldTimeModuleVerdictsTest {

    @Singleton
    public static class Customizer implements ObjectMapperCustomizer {
        @Override
        public int priority() {
            return MAXIMUM_PRIORITY;
        }

        @Override
        public void customize(ObjectMapper mapper) {
            JavaTimeModule times = new JavaTimeModule();
            times.addSerializer(SlowItem.class, new SlowItem.Writer());
            mapper.registerModule(times);
        }
    }

    @Path("item")
    public static class ItemResource {
        @GET
        @Produces("application/json")
        public SlowItem get() {
            return new SlowItem("a");
        }
    }

    @RegisterExtension
    static final QuarkusUnitTest APPLICATION = new QuarkusUnitTest().withApplicationRoot(archive -> archive
            .addClasses(BuildReport.class, Reasons.class, SlowItem.class, SlowItem.Writer.class, Customizer.class,
                    ItemResource.class));

    @Test
    void provesNoJsonOfAMapperWithSuchAModule() throws IOException {
        assertThat(Reasons.read().get("/item")).startsWith("not proven: ");
    }

    @Test
    void runsTheSerializerOnAWorker() {
        assertThat(when().get("/item").then().statusCode(200).extract().asString()).contains("executor-thread");
    }
}
