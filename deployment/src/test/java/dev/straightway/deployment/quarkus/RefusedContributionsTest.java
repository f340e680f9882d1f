package dev.straightway.deployment.quarkus;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.Consumer;

import jakarta.enterprise.inject.spi.DeploymentException;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.RuntimeType;

import org.jboss.resteasy.reactive.server.processor.scanning.CacheControlScanner;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import io.quarkus.builder.BuildChainBuilder;
import io.quarkus.builder.BuildContext;
import io.quarkus.builder.BuildStep;
import io.quarkus.resteasy.reactive.server.spi.MethodScannerBuildItem;
import io.quarkus.resteasy.reactive.spi.CustomContainerRequestFilterBuildItem;
import io.quarkus.resteasy.reactive.spi.MessageBodyWriterBuildItem;
import io.quarkus.test.QuarkusUnitTest;

/** What another extension gives to Quarkus REST and can't be taken ends the build. */
@Tag("application")
class RefusedContributionsTest {

    @Path("contributed")
    public static class Resource {
        @GET
        public String get() {
            return "";
        }
    }

    @RegisterExtension
    static final QuarkusUnitTest APP = new QuarkusUnitTest()
            .withApplicationRoot(root -> root.addClasses(Resource.class))
            .addBuildChainCustomizer(new Contributing())
            .assertException(failure -> assertThat(failure).isInstanceOf(DeploymentException.class)
                    .satisfies(all -> assertThat(all.getMessage().lines().skip(1).map(String::strip)).containsExactlyInAnyOrder(
                            "[STW-214] org.acme.Writer: comes from another extension as MessageBodyWriterBuildItem, but it,"
                                    + " or the class that it handles, isn't on the class path. Add the library that has it, or"
                                    + " remove the extension.",
                            "[STW-214] org.acme.Filter: comes from another extension as"
                                    + " CustomContainerRequestFilterBuildItem, but it, or the class that it handles, isn't on"
                                    + " the class path. Add the library that has it, or remove the extension.",
                            "[STW-214] " + CacheControlScanner.class.getName() + ": comes from resteasy-reactive-processor as"
                                    + " MethodScannerBuildItem, which isn't honoured. Remove the extension.")));

    /** A class of its own: the test's is loaded where the application runs too, which has no build. */
    static final class Contributing implements Consumer<BuildChainBuilder> {
        @Override
        public void accept(BuildChainBuilder builder) {
            builder.addBuildStep(new Contribute()).produces(MessageBodyWriterBuildItem.class)
                    .produces(CustomContainerRequestFilterBuildItem.class).produces(MethodScannerBuildItem.class).build();
        }
    }

    static final class Contribute implements BuildStep {
        @Override
        public void execute(BuildContext context) {
            context.produce(new MessageBodyWriterBuildItem("org.acme.Writer", "java.lang.Object", List.of("text/plain")));
            context.produce(new MessageBodyWriterBuildItem("org.acme.OfClients", "java.lang.Object", List.of("text/plain"),
                    RuntimeType.CLIENT, false, 1));
            context.produce(new CustomContainerRequestFilterBuildItem("org.acme.Filter"));
            context.produce(new MethodScannerBuildItem(new CacheControlScanner()));
        }
    }

    @Test
    void failsTheBuild() {
        throw new AssertionError("the application must not start");
    }
}
