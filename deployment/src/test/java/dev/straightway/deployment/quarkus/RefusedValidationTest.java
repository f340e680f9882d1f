package dev.straightway.deployment.quarkus;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.enterprise.inject.spi.DeploymentException;
import jakarta.validation.constraints.NotBlank;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.QueryParam;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import io.quarkus.test.QuarkusUnitTest;

/** Beside Hibernate Validator, constraints that would not be validated end the build. */
@Tag("application")
class RefusedValidationTest {

    public interface Contract {
        String get(@NotBlank String name);
    }

    public static class Filter {
        @NotBlank
        @QueryParam("name")
        String name;
    }

    @Path("validated")
    public static class Resource implements Contract {
        @GET
        @Override
        public String get(@QueryParam("name") String name) {
            return name;
        }

        @GET
        @Path("bean")
        public String bean(@BeanParam Filter filter) {
            return filter.name;
        }
    }

    @RegisterExtension
    static final QuarkusUnitTest APP = new QuarkusUnitTest()
            .withApplicationRoot(root -> root.addClasses(Contract.class, Filter.class, Resource.class))
            .setForcedDependencies(Neighbours.of("quarkus-hibernate-validator"))
            .assertException(failure -> assertThat(failure).isInstanceOf(DeploymentException.class)
                    .satisfies(all -> assertThat(all.getMessage().lines().skip(1).map(String::strip)).containsExactlyInAnyOrder(
                            refusal(Resource.class.getName() + "#get(String)"), refusal(Filter.class.getName()))));

    private static String refusal(String where) {
        return "[STW-206] " + where
                + ": the constraints [NotBlank] aren't validated on resource methods yet. Validate in a bean"
                + " that the method calls, and remove them here.";
    }

    @Test
    void failsTheBuild() {
        throw new AssertionError("the application must not start");
    }
}
