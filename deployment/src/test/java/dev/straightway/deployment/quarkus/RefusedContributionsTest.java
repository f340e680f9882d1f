package dev.straightway.deployment.quarkus;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

import jakarta.enterprise.inject.spi.DeploymentException;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.RuntimeType;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerRequestFilter;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import io.quarkus.builder.BuildChainBuilder;
import io.quarkus.builder.BuildContext;
import io.quarkus.builder.BuildStep;
import io.quarkus.resteasy.reactive.spi.ContainerRequestFilterBuildItem;
import io.quarkus.resteasy.reactive.spi.GeneratedJaxRsResourceBuildItem;
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

    public static class Bound implements ContainerRequestFilter {
        @Override
        public void filter(ContainerRequestContext request) {
        }
    }

    @RegisterExtension
    static final QuarkusUnitTest APP = new QuarkusUnitTest()
            .withApplicationRoot(root -> root.addClasses(Resource.class, Bound.class))
            .addBuildChainCustomizer(new Contributing())
            .assertException(failure -> assertThat(failure).isInstanceOf(DeploymentException.class)
                    .satisfies(all -> assertThat(all.getMessage().lines().skip(1).map(String::strip)).containsExactlyInAnyOrder(
                            "[STW-214] org.acme.Generated: comes from another extension as GeneratedJaxRsResourceBuildItem,"
                                    + " which isn't honoured yet. Write the resource, or remove the extension.",
                            "[STW-214] org.acme.Writer: comes from another extension as MessageBodyWriterBuildItem, which isn't"
                                    + " honoured yet. Register a MessageBodyWriter with @Provider, or remove the extension.",
                            "[STW-214] " + Bound.class.getName() + ": comes from another extension as"
                                    + " ContainerRequestFilterBuildItem, which isn't honoured yet. Register the class with"
                                    + " @Provider, or remove the extension.")));

    /** A class of its own: the test's is loaded where the application runs too, which has no build. */
    static final class Contributing implements Consumer<BuildChainBuilder> {
        @Override
        public void accept(BuildChainBuilder builder) {
            builder.addBuildStep(new Contribute()).produces(MessageBodyWriterBuildItem.class)
                    .produces(GeneratedJaxRsResourceBuildItem.class).produces(ContainerRequestFilterBuildItem.class).build();
        }
    }

    static final class Contribute implements BuildStep {
        @Override
        public void execute(BuildContext context) {
            context.produce(new MessageBodyWriterBuildItem("org.acme.Writer", "java.lang.Object", List.of("text/plain")));
            context.produce(new MessageBodyWriterBuildItem("org.acme.OfClients", "java.lang.Object", List.of("text/plain"),
                    RuntimeType.CLIENT, false, 1));
            context.produce(new GeneratedJaxRsResourceBuildItem("org.acme.Generated", new byte[0]));
            context.produce(new ContainerRequestFilterBuildItem.Builder(Bound.class.getName())
                    .setNameBindingNames(Set.of("org.acme.Binding")).build());
        }
    }

    @Test
    void failsTheBuild() {
        throw new AssertionError("the application must not start");
    }
}
