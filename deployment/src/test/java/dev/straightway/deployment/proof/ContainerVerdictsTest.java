package dev.straightway.deployment.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

import jakarta.annotation.PreDestroy;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.context.Dependent;
import jakarta.enterprise.inject.Produces;
import jakarta.enterprise.inject.TransientReference;
import jakarta.inject.Inject;
import jakarta.ws.rs.GET;

import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.eclipse.microprofile.config.spi.ConfigSource;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import com.fasterxml.jackson.databind.ObjectMapper;

import io.quarkus.arc.Lock;
import io.quarkus.arc.Unremovable;
import io.quarkus.jackson.ObjectMapperCustomizer;
import io.quarkus.test.QuarkusUnitTest;
import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import io.vertx.core.Vertx;

/** What the build decides on beans that only the container of Quarkus makes in its ways. */
@Tag("application")
class ContainerVerdictsTest {

    /** Blocks, in a way that the proof names. */
    static final class Slow {
        private Slow() {
        }

        static String sleep() {
            try {
                Thread.sleep(1);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            return "slept";
        }
    }

    /** Is asked whenever a value is injected. */
    public static class SlowSource implements ConfigSource {
        @Override
        public Set<String> getPropertyNames() {
            return Set.of("greeting");
        }

        @Override
        public String getValue(String name) {
            return name.equals("greeting") ? Slow.sleep() : null;
        }

        @Override
        public String getName() {
            return "slow";
        }
    }

    @jakarta.ws.rs.Path("configured")
    public static class ConfiguredResource {
        @ConfigProperty(name = "greeting")
        String greeting;

        @GET
        public String get() {
            return "served";
        }
    }

    @Lock
    @ApplicationScoped
    public static class Guarded {
        public String text() {
            return "guarded";
        }
    }

    @jakarta.ws.rs.Path("locked")
    public static class LockedResource {
        @Inject
        Guarded guarded;

        @GET
        public String get() {
            return guarded.text();
        }
    }

    @Unremovable
    @ApplicationScoped
    public static class Customizer implements ObjectMapperCustomizer {
        @Override
        public void customize(ObjectMapper mapper) {
            Slow.sleep();
        }
    }

    @jakarta.ws.rs.Path("mapper")
    public static class MapperResource {
        @Inject
        ObjectMapper mapper;

        @GET
        public String get() {
            return "served";
        }
    }

    @jakarta.ws.rs.Path("synthetic")
    public static class SyntheticResource {
        @Inject
        Vertx vertx;

        @GET
        public String get() {
            return "served" + (vertx != null);
        }
    }

    /** Some settings. */
    @ConfigMapping(prefix = "shop")
    public interface Shop {
        /** What it is called. */
        @WithDefault("Corner")
        String name();

        /** What it promises. */
        Optional<List<String>> mottos();

        /** Where it is. */
        Address address();

        default String slow() {
            return name() + Slow.sleep();
        }

        /** A group in the group. */
        interface Address {
            /** The name of the street. */
            @WithDefault("Street")
            String street();
        }
    }

    @jakarta.ws.rs.Path("settings")
    public static class SettingsResource {
        @Inject
        Shop shop;

        @GET
        public String get() {
            return shop.name() + shop.mottos().orElse(List.of()) + shop.address().street();
        }

        @GET
        @jakarta.ws.rs.Path("slow")
        public String slow() {
            return shop.slow();
        }
    }

    /** Is given up as soon as what it was made for is there. */
    @Dependent
    public static class Draft {
        @PreDestroy
        void end() {
            Slow.sleep();
        }
    }

    /** Has what it needs for its own making only. */
    @ApplicationScoped
    public static class Letter {
        @Inject
        void write(@TransientReference Draft draft) {
            // it needs no more of it
        }

        String text() {
            return "letter";
        }
    }

    /** Is there for as long as it makes something. */
    @Dependent
    public static class Printer {
        @Produces
        @ApplicationScoped
        Page print() {
            return new Page();
        }

        @PreDestroy
        void end() {
            Slow.sleep();
        }
    }

    /** Is made by a bean that ends with it. */
    public static class Page {
        String text() {
            return "page";
        }
    }

    @jakarta.ws.rs.Path("passing")
    public static class PassingResource {
        @Inject
        Letter letter;

        @GET
        public String get() {
            return letter.text();
        }
    }

    @jakarta.ws.rs.Path("printed")
    public static class PrintedResource {
        @Inject
        Page page;

        @GET
        public String get() {
            return page.text();
        }
    }

    @jakarta.ws.rs.Path("plain")
    public static class PlainResource {
        @GET
        public String get() {
            return "served";
        }
    }

    @RegisterExtension
    static final QuarkusUnitTest APPLICATION = new QuarkusUnitTest().withApplicationRoot(archive -> archive
            .addClasses(BuildReport.class, Reasons.class, Slow.class, SlowSource.class, ConfiguredResource.class,
                    Guarded.class, LockedResource.class, Customizer.class, MapperResource.class, SyntheticResource.class,
                    PlainResource.class, Draft.class, Letter.class, Printer.class, Page.class, PassingResource.class,
                    PrintedResource.class, Shop.class, Shop.Address.class, SettingsResource.class)
            .addAsServiceProvider(ConfigSource.class, SlowSource.class));

    private static final Map<String, String> WHY = new TreeMap<>();

    @BeforeAll
    static void readReport() throws IOException {
        WHY.putAll(Reasons.read());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "/configured | not proven: ContainerVerdictsTest$SlowSource#getValue → ContainerVerdictsTest$Slow#sleep"
                    + " → java.lang.Thread#sleep: sleeps",
            "/settings/slow | not proven: ContainerVerdictsTest$SettingsResource#slow → ContainerVerdictsTest$Shop#slow"
                    + " → ContainerVerdictsTest$Slow#sleep → java.lang.Thread#sleep: sleeps",
            "/passing    | not proven: ContainerVerdictsTest$PassingResource#get → ContainerVerdictsTest$Draft#end"
                    + " → ContainerVerdictsTest$Slow#sleep → java.lang.Thread#sleep: sleeps",
            "/printed    | not proven: ContainerVerdictsTest$PrintedResource#get → ContainerVerdictsTest$Printer#end"
                    + " → ContainerVerdictsTest$Slow#sleep → java.lang.Thread#sleep: sleeps",
            "/mapper     | not proven: ContainerVerdictsTest$Customizer#customize → ContainerVerdictsTest$Slow#sleep"
                    + " → java.lang.Thread#sleep: sleeps" })
    void walksWhatTheContainerMakes(String template, String why) {
        assertThat(WHY).containsEntry(template, why);
    }

    @ParameterizedTest
    @CsvSource({ "/locked, LockInterceptor",
            "/synthetic, 'the bean of io.vertx.core.Vertx, which an extension makes: can''t be seen'" })
    void provesNothingWithWhatExtensionsGive(String template, String part) {
        assertThat(WHY.get(template)).startsWith("not proven: ").contains(part);
    }

    @ParameterizedTest
    @CsvSource({ "/plain", "/settings" })
    void provesWhatAsksMemory(String template) {
        assertThat(WHY.get(template)).startsWith("proven: ");
    }
}
