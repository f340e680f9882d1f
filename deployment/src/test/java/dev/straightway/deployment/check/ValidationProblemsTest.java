package dev.straightway.deployment.check;

import static dev.straightway.deployment.Fixtures.check;
import static dev.straightway.deployment.Fixtures.scan;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.util.List;
import java.util.Map;
import java.util.Set;

import jakarta.validation.Constraint;
import jakarta.validation.Payload;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.QueryParam;

import org.junit.jupiter.api.Test;

/** Where Hibernate Validator is there, no constraint is left out in silence. */
class ValidationProblemsTest {

    private static final String HERE = "dev.straightway.deployment.check.ValidationProblemsTest$";
    private static final Neighbours VALIDATOR = new Neighbours(true, false, Map.of(), Secured.NOTHING, Set.of());

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
    void refusesConstraintsOfAMethod() {
        assertThat(check(scan(Direct.class, Item.class), VALIDATOR)).extracting(Problem::toString).containsExactly(
                "[STW-206] " + HERE + "Direct#post(Item): the constraints [Valid] aren't validated on resource methods yet."
                        + " Validate in a bean that the method calls, and remove them here.");
    }

    @Test
    void acceptsConstraintsThatNobodyWouldValidate() {
        assertThat(check(scan(Direct.class, Item.class), Neighbours.NONE)).isEmpty();
    }

    public interface Contract {
        @NotNull
        String get(@NotBlank String name);
    }

    @Path("/interface")
    public static class OfAPlainInterface implements Contract {
        @GET
        @Override
        public String get(@QueryParam("name") String name) {
            return name;
        }
    }

    @Test
    void refusesConstraintsOfAPlainInterface() {
        assertThat(check(scan(OfAPlainInterface.class, Contract.class), VALIDATOR)).extracting(Problem::where, Problem::id)
                .containsExactly(tuple(HERE + "OfAPlainInterface#get(String)", "STW-206"));
    }

    public static class Base {
        @NotNull
        @QueryParam("inherited")
        String inherited;
    }

    public static class Filter extends Base {
        @QueryParam("name")
        String name;
    }

    @Path("/bean")
    public static class OfABean {
        @GET
        public String get(@BeanParam Filter filter) {
            return "";
        }
    }

    @Test
    void refusesConstraintsOfABeanParamAndWhatItInheritsFrom() {
        assertThat(check(scan(OfABean.class, Filter.class, Base.class), VALIDATOR)).extracting(Problem::where)
                .containsExactly(HERE + "Filter");
    }

    @Retention(RetentionPolicy.RUNTIME)
    @Constraint(validatedBy = {})
    public @interface Isbn {
        String message() default "";

        Class<?>[] groups() default {};

        Class<? extends Payload>[] payload() default {};
    }

    @Path("/own")
    public static class OfOneOfItsOwn {
        @GET
        public String get(@QueryParam("isbn") @Isbn String isbn, @QueryParam("names") List<@NotBlank String> names) {
            return "";
        }
    }

    @Test
    void refusesConstraintsOfTheApplicationAndOnTypeArguments() {
        assertThat(check(scan(OfOneOfItsOwn.class, Isbn.class), VALIDATOR)).extracting(Problem::message).containsExactly(
                "the constraints [NotBlank, ValidationProblemsTest$Isbn] aren't validated on resource methods yet. Validate in"
                        + " a bean that the method calls, and remove them here.");
    }
}
