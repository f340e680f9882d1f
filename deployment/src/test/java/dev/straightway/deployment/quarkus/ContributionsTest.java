package dev.straightway.deployment.quarkus;

import static io.restassured.RestAssured.when;
import static org.hamcrest.Matchers.is;

import java.util.function.Consumer;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.container.ContainerResponseFilter;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.ext.ExceptionMapper;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import io.quarkus.builder.BuildChainBuilder;
import io.quarkus.builder.BuildContext;
import io.quarkus.builder.BuildStep;
import io.quarkus.resteasy.reactive.spi.ContainerResponseFilterBuildItem;
import io.quarkus.resteasy.reactive.spi.ExceptionMapperBuildItem;
import io.quarkus.resteasy.reactive.spi.MessageBodyReaderOverrideBuildItem;
import io.quarkus.resteasy.reactive.spi.MessageBodyWriterOverrideBuildItem;
import io.quarkus.test.QuarkusUnitTest;

/** Providers that another extension gives to a Jakarta REST server serve here too. */
@Tag("application")
class ContributionsTest {

    @Path("contributed")
    public static class Resource {
        @GET
        public String get() {
            throw new IllegalStateException("mapped");
        }
    }

    public static class Marking implements ContainerResponseFilter {
        @Override
        public void filter(ContainerRequestContext request, ContainerResponseContext response) {
            response.getHeaders().putSingle("marked", "yes");
        }
    }

    public static class Mapping implements ExceptionMapper<IllegalStateException> {
        @Override
        public Response toResponse(IllegalStateException failure) {
            return Response.status(409).entity(failure.getMessage()).build();
        }
    }

    @RegisterExtension
    static final QuarkusUnitTest APP = new QuarkusUnitTest()
            .withApplicationRoot(root -> root.addClasses(Resource.class, Marking.class, Mapping.class))
            .addBuildChainCustomizer(new Contributing());

    /** A class of its own: the test's is loaded where the application runs too, which has no build. */
    static final class Contributing implements Consumer<BuildChainBuilder> {
        @Override
        public void accept(BuildChainBuilder builder) {
            builder.addBuildStep(new Contribute()).produces(ContainerResponseFilterBuildItem.class)
                    .produces(ExceptionMapperBuildItem.class).produces(MessageBodyReaderOverrideBuildItem.class)
                    .produces(MessageBodyWriterOverrideBuildItem.class).build();
        }
    }

    static final class Contribute implements BuildStep {

        /** REST clients of Quarkus say how it would be registered if it were on the class path. */
        private static final String OF_A_LIBRARY = "com.fasterxml.jackson.jakarta.rs.json.JacksonJsonProvider";

        @Override
        public void execute(BuildContext context) {
            context.produce(new ContainerResponseFilterBuildItem.Builder(Marking.class.getName()).build());
            context.produce(new ExceptionMapperBuildItem.Builder(Mapping.class.getName(), IllegalStateException.class.getName())
                    .build());
            context.produce(new MessageBodyReaderOverrideBuildItem(OF_A_LIBRARY, 5000, true));
            context.produce(new MessageBodyWriterOverrideBuildItem(OF_A_LIBRARY, 5000, true));
        }
    }

    @Test
    void registersFiltersAndMappers() {
        when().get("/contributed").then().statusCode(409).header("marked", "yes").body(is("mapped"));
    }
}
