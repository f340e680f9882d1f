package dev.straightway.deployment.check;

import static dev.straightway.deployment.Fixtures.check;
import static org.assertj.core.api.Assertions.assertThat;

import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.QueryParam;

import org.jboss.resteasy.reactive.PartType;
import org.jboss.resteasy.reactive.RestForm;
import org.junit.jupiter.api.Test;

import com.fasterxml.jackson.annotation.JsonView;

/** No annotation of Quarkus REST that isn't honoured is left out in silence, wherever it stands. */
class AnnotationProblemsTest {

    private static final String HERE = "dev.straightway.deployment.check.AnnotationProblemsTest$";

    public interface Public {
    }

    public record User(String name, @JsonView(Public.class) String alias) {
    }

    @Path("/viewed")
    public static class Viewed {
        @GET
        @JsonView(Public.class)
        public User get() {
            return null;
        }
    }

    @Test
    void refusesAViewThatWouldHideProperties() {
        assertThat(check(Viewed.class, User.class)).extracting(Problem::toString).containsExactly("[STW-211] " + HERE
                + "Viewed#get(): @JsonView isn't honoured yet. Return a class that has the visible properties only.");
    }

    @Path("/plain")
    public static class Plain {
        @GET
        public User get() {
            return null;
        }
    }

    @Test
    void leavesViewsOnEntitiesToTheObjectMapper() {
        assertThat(check(Plain.class, User.class)).isEmpty();
    }

    public interface Streaming {
        @JsonView(Public.class)
        String get(String text);
    }

    public static class Filter {
        @RestForm
        @PartType("application/json")
        String part;
    }

    @Path("/everywhere")
    @JsonView(Public.class)
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
                .containsExactlyInAnyOrder("Everywhere @JsonView", "Everywhere#get(String) @JsonView",
                        "Filter @PartType");
    }
}
