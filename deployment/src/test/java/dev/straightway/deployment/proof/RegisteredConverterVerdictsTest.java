package dev.straightway.deployment.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Optional;

import jakarta.enterprise.context.RequestScoped;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;

import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.eclipse.microprofile.config.spi.Converter;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import io.quarkus.test.QuarkusUnitTest;

/** What the build decides on values of the configuration that a registered converter makes. */
@Tag("application")
class RegisteredConverterVerdictsTest {

    /** What no text is made into without the converter. */
    public record Weight(int grams) {
    }

    public static class WeightConverter implements Converter<Weight> {
        private static final long serialVersionUID = 1;

        @Override
        public Weight convert(String text) {
            try {
                Thread.sleep(1);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            return new Weight(Integer.parseInt(text));
        }
    }

    @RequestScoped
    @Path("weighed")
    public static class WeighedResource {
        @ConfigProperty(name = "weight", defaultValue = "1")
        Weight weight;

        @GET
        public String get() {
            return "served";
        }
    }

    @RequestScoped
    @Path("listed")
    public static class ListedResource {
        @ConfigProperty(name = "weights")
        Optional<List<Weight>> weights;

        @GET
        public String get() {
            return "served";
        }
    }

    @RequestScoped
    @Path("named")
    public static class NamedResource {
        @ConfigProperty(name = "name", defaultValue = "x")
        String name;
        @ConfigProperty(name = "count", defaultValue = "1")
        int count;

        @GET
        public String get() {
            return name + count;
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
            .addClasses(BuildReport.class, Reasons.class, Weight.class, WeightConverter.class, WeighedResource.class,
                    ListedResource.class, NamedResource.class, PlainResource.class)
            .addAsServiceProvider(Converter.class, WeightConverter.class));

    @Test
    void walksTheConverter() throws IOException {
        String words = "not proven: RegisteredConverterVerdictsTest$WeightConverter#convert → java.lang.Thread#sleep: sleeps";
        assertThat(Reasons.read()).containsEntry("/weighed", words).containsEntry("/listed", words);
    }

    @Test
    void provesWhatAsksForOtherTypes() throws IOException {
        assertThat(Reasons.read().get("/named")).startsWith("proven: ");
    }

    @Test
    void provesWhatAsksNoConfiguration() throws IOException {
        assertThat(Reasons.read().get("/plain")).startsWith("proven: ");
    }
}
