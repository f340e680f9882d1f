package dev.straightway.deployment.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;

import jakarta.enterprise.context.RequestScoped;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;

import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import io.quarkus.sample.SlowInterceptor;
import io.quarkus.test.QuarkusUnitTest;
import io.smallrye.config.ConfigSourceInterceptor;

/**
 * What the build decides on values of the configuration if an interceptor stands before the sources, which is the application's
 * own though it is in a package of Quarkus.
 */
@Tag("application")
class InterceptedConfigVerdictsTest {

    @RequestScoped
    @Path("greeted")
    public static class GreetedResource {
        @ConfigProperty(name = "greeting", defaultValue = "hello")
        String greeting;

        @GET
        public String get() {
            return greeting;
        }
    }

    @Path("plain")
    public static class PlainResource {
        @GET
        public String get() {
            return "served";
        }
    }

    @RegisterExtension
    static final QuarkusUnitTest APPLICATION = new QuarkusUnitTest().withApplicationRoot(archive -> archive
            .addClasses(BuildReport.class, Reasons.class, SlowInterceptor.class, GreetedResource.class, PlainResource.class)
            .addAsServiceProvider(ConfigSourceInterceptor.class, SlowInterceptor.class));

    @Test
    void walksTheInterceptor() throws IOException {
        assertThat(Reasons.read()).containsEntry("/greeted",
                "not proven: SlowInterceptor#getValue"
                        + " → java.lang.Thread#sleep: sleeps");
    }

    @Test
    void provesWhatAsksNoConfiguration() throws IOException {
        assertThat(Reasons.read().get("/plain")).startsWith("proven: ");
    }
}
