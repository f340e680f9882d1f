package dev.straightway.deployment.quarkus;

import static io.restassured.RestAssured.when;
import static org.hamcrest.Matchers.is;

import java.util.function.Consumer;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import io.quarkus.builder.BuildChainBuilder;
import io.quarkus.builder.BuildContext;
import io.quarkus.builder.BuildStep;
import io.quarkus.resteasy.reactive.server.spi.ResumeOn404BuildItem;
import io.quarkus.resteasy.reactive.server.spi.SubResourcesAsBeansBuildItem;
import io.quarkus.test.QuarkusUnitTest;
import io.vertx.ext.web.Router;

/** As ContributedPartsTest, with the items that only switch something on. */
@Tag("application")
class ContributedSwitchesTest {

    @ApplicationScoped
    public static class Names {
        String name() {
            return "leaf";
        }
    }

    /** Has no scope and no path: only the item makes a bean of it. */
    public static class Leaf {
        @Inject
        Names names;

        @GET
        public String get() {
            return names.name();
        }
    }

    @Path("switches")
    public static class Resource {
        @Inject
        Leaf leaf;

        @GET
        public String get() {
            return "resource";
        }

        @Path("leaf")
        public Leaf leaf() {
            return leaf;
        }
    }

    @ApplicationScoped
    public static class Last {
        void register(@Observes Router router) {
            router.route().last().handler(context -> context.response().setStatusCode(299).end("last"));
        }
    }

    @RegisterExtension
    static final QuarkusUnitTest APP = new QuarkusUnitTest()
            .withApplicationRoot(root -> root.addClasses(Resource.class, Leaf.class, Names.class, Last.class))
            .addBuildChainCustomizer(new Contributing());

    /** A class of its own: the test's is loaded where the application runs too, which has no build. */
    static final class Contributing implements Consumer<BuildChainBuilder> {
        @Override
        public void accept(BuildChainBuilder builder) {
            builder.addBuildStep(new Contribute()).produces(ResumeOn404BuildItem.class)
                    .produces(SubResourcesAsBeansBuildItem.class).build();
        }
    }

    static final class Contribute implements BuildStep {
        @Override
        public void execute(BuildContext context) {
            context.produce(new ResumeOn404BuildItem());
            context.produce(new SubResourcesAsBeansBuildItem());
        }
    }

    @Test
    void pathsOfNoResourceGoOn() {
        when().get("/elsewhere").then().statusCode(299).body(is("last"));
        when().get("/switches/elsewhere").then().statusCode(299).body(is("last"));
        when().get("/switches").then().statusCode(200).body(is("resource"));
    }

    @Test
    void subResourcesAreBeans() {
        when().get("/switches/leaf").then().statusCode(200).body(is("leaf"));
    }
}
