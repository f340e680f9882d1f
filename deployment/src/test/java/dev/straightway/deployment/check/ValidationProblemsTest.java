package dev.straightway.deployment.check;

import static dev.straightway.deployment.Fixtures.check;
import static dev.straightway.deployment.Fixtures.choosing;
import static dev.straightway.deployment.Fixtures.scan;
import static dev.straightway.deployment.Fixtures.singletons;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import jakarta.validation.Valid;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.QueryParam;

import org.jboss.jandex.DotName;
import org.junit.jupiter.api.Test;

import dev.straightway.deployment.model.Choice;
import dev.straightway.deployment.model.RestApplication;
import dev.straightway.deployment.scan.ApplicationScanner.Asking;
import dev.straightway.deployment.types.Constraints;

/** Where Hibernate Validator is there, no constraint is left out in silence. */
class ValidationProblemsTest {

    private static final String HERE = "dev.straightway.deployment.check.ValidationProblemsTest$";
    private static final Neighbours VALIDATOR = new Neighbours(
            new Constraints(Stream.of(Valid.class, NotNull.class, NotBlank.class).map(DotName::createSimple)
                    .collect(Collectors.toSet())),
            false, Map.of(), Secured.NOTHING, Set.of());

    public record Item(@NotNull String name) {
    }

    @Path("/direct")
    public static class Direct {
        @POST
        public String post(@Valid Item item) {
            return "";
        }
    }

    @Test
    void acceptsConstraintsOfAMethod() {
        assertThat(check(scan(Direct.class, Item.class), VALIDATOR)).isEmpty();
        assertThat(warnings(scan(Direct.class, Item.class))).isEmpty();
    }

    public interface Contract {
        @NotNull
        String get(@NotBlank String name);
    }

    @Path("/made")
    public static class Made implements Contract {
        public Made(@QueryParam("of") String of) {
        }

        @GET
        @Override
        public String get(@QueryParam("name") String name) {
            return name;
        }

        @POST
        public String post(@Valid Item item) {
            return "";
        }

        @Path("/other")
        @GET
        public String other() {
            return "";
        }
    }

    @Test
    void refusesConstraintsWhereTheContainerDoesNotMakeTheResource() {
        assertThat(check(scan(Made.class, Contract.class, Item.class), VALIDATOR)).extracting(Problem::toString)
                .containsExactlyInAnyOrder(
                        "[STW-206] " + HERE
                                + "Made#get(String): the constraints [NotBlank, NotNull] aren't validated, since the"
                                + " container doesn't make the resource: its constructor takes parts of the request. Take"
                                + " them as parameters of the method, or in fields.",
                        "[STW-206] " + HERE + "Made#post(Item): the constraints [Valid] aren't validated, since the container"
                                + " doesn't make the resource: its constructor takes parts of the request. Take them as"
                                + " parameters of the method, or in fields.");
    }

    @Test
    void acceptsConstraintsThatNobodyWouldValidate() {
        assertThat(check(scan(Made.class, Contract.class, Item.class), Neighbours.NONE)).isEmpty();
    }

    public static class Chosen extends jakarta.ws.rs.core.Application {
        @Override
        @SuppressWarnings("deprecation") // deprecated, and still how applications give instances
        public Set<Object> getSingletons() {
            return Set.of(new Direct());
        }
    }

    @Test
    void refusesConstraintsWhereTheApplicationMakesTheResource() {
        Asking singleton = new Asking(name -> new Choice(List.of(), List.of(Direct.class.getName())), List.of());
        assertThat(check(scan(singleton, Chosen.class, Direct.class, Item.class), VALIDATOR)).extracting(Problem::toString)
                .containsExactly("[STW-206] " + HERE + "Direct#post(Item): the constraints [Valid] aren't validated, since the"
                        + " container doesn't make the resource: the Application does. Give it a scope, such as @Singleton, and"
                        + " return the class from getClasses.");
        assertThat(check(scan(choosing(Direct.class), Chosen.class, Direct.class, Item.class), VALIDATOR)).isEmpty();
    }

    public static class Base {
        @NotNull
        @QueryParam("inherited")
        String inherited;
    }

    public static class Page extends Base {
        @QueryParam("name")
        String name;
    }

    @Path("/bean")
    public static class OfABean {
        @QueryParam("plain")
        String plain;

        @GET
        public String get(@BeanParam Page page) {
            return "";
        }

        @POST
        public String post(@Valid @BeanParam Page page) {
            return "";
        }
    }

    @Test
    void warnsOfABeanParamWithoutValid() {
        assertThat(warnings(scan(OfABean.class, Page.class, Base.class))).containsExactly("[STW-305] " + HERE
                + "OfABean#get(Page): the constraints [NotNull] of Page aren't validated, since the parameter page has no"
                + " @Valid. Add it.");
    }

    @Path("/fields")
    public static class OfFields {
        @NotBlank
        @QueryParam("name")
        String name;

        @GET
        public String get() {
            return name;
        }
    }

    @Test
    void warnsOfConstraintsOnFieldsOfAResource() {
        assertThat(warnings(scan(OfFields.class))).containsExactly("[STW-305] " + HERE + "OfFields: the constraints [NotBlank]"
                + " on its fields aren't validated. Take the parts of the request as parameters of the methods.");
    }

    private static List<String> warnings(RestApplication application) {
        return Checker.warn(application, new Surroundings(singletons(application), VALIDATOR, true)).stream()
                .map(Problem::toString).toList();
    }
}
