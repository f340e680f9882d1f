package dev.straightway.deployment.quarkus;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.enterprise.inject.spi.DeploymentException;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.MatrixParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.QueryParam;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import io.quarkus.test.QuarkusUnitTest;

@Tag("application")
class ProblemsTest {

    @Path("broken/{id}")
    public static class BrokenResource {
        @GET
        public String get(@PathParam("di") String id, @QueryParam("task") Runnable task) {
            return "";
        }

        @POST
        public void post(String one, String two, @MatrixParam("m") @DefaultValue("many") int matrix) {
        }
    }

    @RegisterExtension
    static final QuarkusUnitTest APP = new QuarkusUnitTest()
            .withApplicationRoot(root -> root.addClasses(BrokenResource.class))
            .assertException(failure -> assertThat(failure).isInstanceOf(DeploymentException.class)
                    .hasMessageStartingWith("Straightway found 4 problems:\n\t")
                    .satisfies(all -> assertThat(all.getMessage().lines().skip(1).map(String::trim)
                            .map(line -> line.substring(0, line.indexOf(": "))).toList())
                            .containsExactlyInAnyOrder(
                                    "[STW-101] " + BrokenResource.class.getName() + "#get(String, Runnable)",
                                    "[STW-121] " + BrokenResource.class.getName() + "#get(String, Runnable)",
                                    "[STW-113] " + BrokenResource.class.getName() + "#post(String, String, int)",
                                    "[STW-122] " + BrokenResource.class.getName() + "#post(String, String, int)")));

    @Test
    void failsTheBuildWithAllProblems() {
        throw new AssertionError("the application must not start");
    }
}
