package dev.straightway.deployment.quarkus;

import static io.restassured.RestAssured.when;
import static org.hamcrest.Matchers.startsWith;

import java.util.function.Consumer;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import dev.straightway.deployment.NonBlockingCodeBuildItem;
import io.quarkus.builder.BuildChainBuilder;
import io.quarkus.builder.BuildContext;
import io.quarkus.builder.BuildStep;
import io.quarkus.test.QuarkusUnitTest;

@Tag("application")
class NonBlockingBuildItemTest {

    @RegisterExtension
    static final QuarkusUnitTest APP = new QuarkusUnitTest()
            .withApplicationRoot(root -> root.addClasses(DispatchResource.class, DispatchResource.Disk.class))
            .addBuildChainCustomizer(new Reviewing());

    /** A class of its own: the test's is loaded where the application runs too, which has no build. */
    static final class Reviewing implements Consumer<BuildChainBuilder> {
        @Override
        public void accept(BuildChainBuilder builder) {
            builder.addBuildStep(new Review()).produces(NonBlockingCodeBuildItem.class).build();
        }
    }

    static final class Review implements BuildStep {
        @Override
        public void execute(BuildContext context) {
            context.produce(new NonBlockingCodeBuildItem(DispatchResource.Disk.class.getName(),
                    "the file is a device in memory"));
        }
    }

    @Test
    void believesWhatAnExtensionSaysOfCode() {
        when().get("dispatch/file").then().statusCode(200).body(startsWith("vert.x-eventloop"));
    }
}
