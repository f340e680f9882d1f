package dev.straightway.deployment.check;

import static dev.straightway.deployment.Fixtures.check;
import static dev.straightway.deployment.Fixtures.scan;
import static dev.straightway.deployment.Fixtures.surroundings;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;

import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.UriInfo;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import dev.straightway.deployment.model.RestApplication;

/** Resource classes whose objects take parts of the request. */
class InjectionProblemsTest {

    private static final String HERE = "dev.straightway.deployment.check.InjectionProblemsTest$";

    @Path("/field")
    public static class InField {
        @QueryParam("q")
        String q;

        @GET
        public String get() {
            return q;
        }
    }

    @Path("/setter")
    public static class InSetter {
        @HeaderParam("X-Q")
        public void setQ(String q) {
        }

        @GET
        public String get() {
            return "";
        }
    }

    @Path("/context")
    public static class InContext {
        @Context
        UriInfo uri;

        @GET
        public String get() {
            return "";
        }
    }

    private static List<String> problems(String scope, Class<?> type) {
        RestApplication application = scan(type);
        return Checker.check(application, surroundings(Map.of(type.getName(), scope))).stream().map(Problem::toString)
                .toList();
    }

    @ParameterizedTest
    @ValueSource(strings = { "RequestScoped", "Dependent" })
    void acceptsFieldsAndSettersWhereEachRequestHasItsInstance(String scope) {
        assertThat(problems(scope, InField.class)).isEmpty();
        assertThat(problems(scope, InSetter.class)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = { "Singleton", "ApplicationScoped" })
    void refusesFieldsAndSettersWhereRequestsShareAnInstance(String scope) {
        assertThat(problems(scope, InField.class)).containsExactly("[STW-204] " + HERE + "InField: the field 'q' takes a part"
                + " of the request, and one instance serves all requests (@" + scope + "). Make the class @RequestScoped, or"
                + " take the part as a parameter of the method.");
        assertThat(problems(scope, InSetter.class)).containsExactly("[STW-204] " + HERE + "InSetter: the setter 'setQ' takes"
                + " a part of the request, and one instance serves all requests (@" + scope + "). Make the class"
                + " @RequestScoped, or take the part as a parameter of the method.");
    }

    @Test
    void acceptsContextsInAnyInstance() {
        assertThat(problems("Singleton", InContext.class)).isEmpty();
    }

    @Path("/constructor")
    public static class ByConstructor {
        public ByConstructor(@QueryParam("q") String q, Runnable bean) {
        }

        @GET
        public String get() {
            return "";
        }
    }

    @Test
    void acceptsAConstructorWithPartsOfTheRequestAndBeans() {
        RestApplication application = scan(ByConstructor.class);
        assertThat(Checker.check(application, surroundings(Map.of()))).isEmpty();
    }

    @Path("/both")
    public static class ByBoth {
        @Inject
        Runnable bean;

        public ByBoth(@QueryParam("q") String q) {
        }

        @GET
        public String get() {
            return "";
        }
    }

    @Test
    void refusesAConstructorWithPartsOfTheRequestBesideInject() {
        assertThat(check(ByBoth.class)).extracting(Problem::toString).containsExactly("[STW-210] " + HERE + "ByBoth: its"
                + " constructor takes parts of the request, so the container doesn't make it, and can't fulfil its @Inject."
                + " Take the beans as parameters of the same constructor, or the parts in fields.");
    }
}
