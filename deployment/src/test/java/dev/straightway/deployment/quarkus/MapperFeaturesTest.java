package dev.straightway.deployment.quarkus;

import static io.restassured.RestAssured.when;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.startsWith;

import jakarta.inject.Singleton;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.SerializationFeature;

import io.quarkus.jackson.ObjectMapperCustomizer;
import io.quarkus.test.QuarkusUnitTest;

@Tag("application")
class MapperFeaturesTest {

    @RegisterExtension
    static final QuarkusUnitTest APP = new QuarkusUnitTest().withApplicationRoot(
            root -> root.addClasses(FeaturesResource.class, FeaturesResource.Served.class, Features.class));

    @Path("features")
    public static class FeaturesResource {

        public record Served(String threadName) {
        }

        @GET
        public Served served() {
            return new Served(Thread.currentThread().getName());
        }
    }

    @Singleton
    public static class Features implements ObjectMapperCustomizer {
        @Override
        public void customize(ObjectMapper mapper) {
            mapper.enable(SerializationFeature.WRAP_ROOT_VALUE).setPropertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE);
        }
    }

    @Test
    void provesRoutesWhoseMapperHasOtherFeatures() {
        when().get("features").then().statusCode(200).body("size()", equalTo(1)).body("Served.thread_name",
                startsWith("vert.x-eventloop"));
    }
}
