package dev.straightway.deployment.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;

import jakarta.annotation.PostConstruct;
import jakarta.annotation.Priority;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Alternative;
import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Produces;

import org.jboss.shrinkwrap.api.asset.EmptyAsset;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import com.fasterxml.jackson.databind.module.SimpleModule;

import io.quarkus.jackson.spi.ClassPathJacksonModuleBuildItem;
import io.quarkus.test.QuarkusUnitTest;

/** What the build decides on beans of a library, and beside what an extension gives to Jackson. */
@Tag("application")
class BroughtVerdictsTest {

    /** A bean of the library. */
    public static class Port {
        public String text() {
            return "port";
        }
    }

    /** Of the library too, which doesn't know the application. */
    @ApplicationScoped
    public static class Greeter {
        @Inject
        Port port;

        public String greet() {
            return "hello " + port.text();
        }
    }

    /** The base of beans of the application. */
    public abstract static class Base {
        @Inject
        Port port;

        public String greet() {
            return "hello " + port.text();
        }
    }

    @Alternative
    @Priority(1)
    @ApplicationScoped
    public static class SlowPort extends Port {
        @PostConstruct
        void open() {
            try {
                Thread.sleep(1);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }

    @jakarta.ws.rs.Path("field")
    public static class FieldResource {
        @Inject
        Greeter greeter;

        @GET
        public String get() {
            return greeter.greet();
        }
    }

    @ApplicationScoped
    public static class Own extends Base {
    }

    @jakarta.ws.rs.Path("inherited")
    public static class InheritedResource {
        @Inject
        Own own;

        @GET
        public String get() {
            return own.greet();
        }
    }

    /** What an extension adds to Jackson. */
    public static class Additions extends SimpleModule {
        private static final long serialVersionUID = 1;
    }

    public record Page(String text) {
    }

    @jakarta.ws.rs.Path("json")
    public static class JsonResource {
        @GET
        @Produces("application/json")
        public Page get() {
            return new Page("text");
        }
    }

    @jakarta.ws.rs.Path("text")
    public static class TextResource {
        @GET
        @Produces("text/plain")
        public String get() {
            return "text";
        }
    }

    @RegisterExtension
    static final QuarkusUnitTest APPLICATION = new QuarkusUnitTest()
            .withApplicationRoot(archive -> archive.addClasses(BuildReport.class, Reasons.class, SlowPort.class,
                    FieldResource.class, Own.class,
                    InheritedResource.class, Additions.class, Page.class, JsonResource.class, TextResource.class))
            .withAdditionalDependency(library -> library.addClasses(Port.class, Greeter.class, Base.class)
                    .addAsManifestResource(EmptyAsset.INSTANCE, "beans.xml"))
            .addBuildChainCustomizer(chain -> chain
                    .addBuildStep(step -> step.produce(new ClassPathJacksonModuleBuildItem(Additions.class.getName())))
                    .produces(ClassPathJacksonModuleBuildItem.class).build());

    private static final Map<String, String> WHY = new TreeMap<>();

    @BeforeAll
    static void readReport() throws IOException {
        WHY.putAll(Reasons.read());
    }

    @Test
    void chargesTheMakingOfABeanBehindAFieldOfALibrary() {
        assertThat(WHY).containsEntry("/field", "not proven: BroughtVerdictsTest$FieldResource#get"
                + " → BroughtVerdictsTest$Greeter#greet → BroughtVerdictsTest$SlowPort#open → java.lang.Thread#sleep: sleeps");
        assertThat(WHY).containsEntry("/inherited", "not proven: BroughtVerdictsTest$InheritedResource#get"
                + " → BroughtVerdictsTest$Base#greet → BroughtVerdictsTest$SlowPort#open → java.lang.Thread#sleep: sleeps");
    }

    @Test
    void provesNoJsonBesideAModuleOfAnExtension() {
        assertThat(WHY.get("/json")).isEqualTo("not proven: BroughtVerdictsTest$JsonResource#get → the Jackson module "
                + Additions.class.getName() + ": may call any code to read and write JSON");
    }

    @Test
    void provesTextBesideIt() {
        assertThat(WHY.get("/text")).startsWith("proven: ");
    }
}
