package dev.straightway.deployment.quarkus;

import static dev.straightway.deployment.quarkus.Users.as;
import static org.hamcrest.Matchers.is;

import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

import jakarta.annotation.security.DenyAll;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import dev.straightway.deployment.WrittenResource;
import dev.straightway.deployment.quarkus.secured.Secured;
import io.quarkus.builder.BuildChainBuilder;
import io.quarkus.builder.BuildContext;
import io.quarkus.builder.BuildStep;
import io.quarkus.resteasy.reactive.spi.GeneratedJaxRsResourceBuildItem;
import io.quarkus.security.Authenticated;
import io.quarkus.test.QuarkusUnitTest;

/** Resources that another extension generates, as REST Data does, are secured by the annotations that it gives them. */
@Tag("application")
@NeedsUsers
class SecuredGeneratedTest {

    @RegisterExtension
    static final QuarkusUnitTest APP = Users.of(Secured.class, Map.of("alice", "admin"))
            .overrideRuntimeConfigKey("secured.role", "admin")
            .addBuildChainCustomizer(new Generating());

    /** A class of its own: the test's is loaded where the application runs too, which has no build. */
    static final class Generating implements Consumer<BuildChainBuilder> {
        @Override
        public void accept(BuildChainBuilder builder) {
            builder.addBuildStep(new Generate()).produces(GeneratedJaxRsResourceBuildItem.class).build();
        }
    }

    static final class Generate implements BuildStep {
        @Override
        public void execute(BuildContext context) {
            generate(context, "Known", Authenticated.class);
            generate(context, "Denied", DenyAll.class);
        }

        private static void generate(BuildContext context, String name, Class<?> annotation) {
            context.produce(new GeneratedJaxRsResourceBuildItem("org/acme/" + name, WrittenResource.of("org/acme/" + name,
                    "/generated/" + name, name, List.of(annotation.getName()))));
        }
    }

    @Test
    void letsInWhoIsAuthenticated() {
        as("nobody").get("/generated/Known").then().statusCode(401);
        as("alice").get("/generated/Known").then().statusCode(200).body(is("Known"));
    }

    @Test
    void letsNobodyInWhereAllAreDenied() {
        as("nobody").get("/generated/Denied").then().statusCode(401);
        as("alice").get("/generated/Denied").then().statusCode(403);
    }
}
