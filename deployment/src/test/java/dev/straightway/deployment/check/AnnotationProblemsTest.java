package dev.straightway.deployment.check;

import static dev.straightway.deployment.Fixtures.check;
import static org.assertj.core.api.Assertions.assertThat;

import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.QueryParam;

import org.jboss.resteasy.reactive.RestForm;
import org.junit.jupiter.api.Test;

import io.quarkus.resteasy.reactive.server.EndpointDisabled;

/** No annotation of Quarkus REST that isn't honoured is left out in silence, wherever it stands. */
class AnnotationProblemsTest {

    private static final String HERE = "dev.straightway.deployment.check.AnnotationProblemsTest$";

    public interface Streaming {
        String get(@EndpointDisabled(name = "a") String text);
    }

    public static class Filter {
        @RestForm
        @EndpointDisabled(name = "a")
        String part;
    }

    @Path("/everywhere")
    public static class Everywhere implements Streaming {
        @GET
        @Override
        public String get(@QueryParam("text") String text) {
            return text;
        }

        @GET
        @Path("bean")
        public String bean(@BeanParam Filter filter) {
            return "";
        }
    }

    @Test
    void refusesThemOnClassesMethodsParametersBeansAndWhatIsInherited() {
        assertThat(check(Everywhere.class, Streaming.class, Filter.class))
                .extracting(problem -> problem.where().replace(HERE, "") + " " + problem.message().split(" ")[0])
                .containsExactlyInAnyOrder("Everywhere#get(String) @EndpointDisabled", "Filter @EndpointDisabled");
    }
}
