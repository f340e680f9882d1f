package dev.straightway.deployment.quarkus.constrained;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

import jakarta.inject.Singleton;
import jakarta.validation.Constraint;
import jakarta.validation.ConstraintValidator;
import jakarta.validation.ConstraintValidatorContext;
import jakarta.validation.GroupSequence;
import jakarta.validation.OverridesAttribute;
import jakarta.validation.Payload;
import jakarta.validation.ReportAsSingleViolation;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Null;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;
import jakarta.validation.constraintvalidation.SupportedValidationTarget;
import jakarta.validation.constraintvalidation.ValidationTarget;
import jakarta.validation.executable.ExecutableType;
import jakarta.validation.executable.ValidateOnExecution;
import jakarta.validation.groups.ConvertGroup;
import jakarta.validation.groups.Default;
import jakarta.validation.valueextraction.ExtractedValue;
import jakarta.validation.valueextraction.UnwrapByDefault;
import jakarta.validation.valueextraction.ValueExtractor;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;

import org.hibernate.validator.constraints.CompositionType;
import org.hibernate.validator.constraints.ConstraintComposition;
import org.hibernate.validator.constraints.Length;

/** What says how constraints are made and when they count. */
@Path("constraints/composed")
@Produces("application/json")
public class Composed {

    public interface Later {
    }

    public interface Elsewhere {
    }

    @GroupSequence({ InTurn.class, Later.class })
    public static class InTurn {
        @QueryParam("first")
        @NotBlank
        public String first;

        @QueryParam("second")
        @NotBlank(groups = Later.class)
        public String second;
    }

    @GET
    @Path("GroupSequence")
    public String groupSequence(@Valid @BeanParam InTurn v) {
        return "valid";
    }

    public static class Grouped {
        @QueryParam("other")
        @NotBlank(groups = Elsewhere.class)
        public String other;
    }

    @GET
    @Path("ConvertGroup")
    public String convertGroup(
            @Valid @ConvertGroup(from = Default.class, to = Elsewhere.class) @ConvertGroup(from = Later.class, to = Default.class) @BeanParam Grouped v) {
        return "valid";
    }

    @Retention(RetentionPolicy.RUNTIME)
    @Constraint(validatedBy = {})
    @Size(min = 2)
    @Pattern(regexp = "[a-z]*")
    @ReportAsSingleViolation
    public @interface Code {
        String message() default "is no code";

        Class<?>[] groups() default {};

        Class<? extends Payload>[] payload() default {};
    }

    @GET
    @Path("ReportAsSingleViolation")
    public String reportAsSingleViolation(@QueryParam("v") @Code String v) {
        return "valid";
    }

    @Retention(RetentionPolicy.RUNTIME)
    @Constraint(validatedBy = {})
    @Size
    public @interface Exactly {
        @OverridesAttribute(constraint = Size.class, name = "min")
        @OverridesAttribute(constraint = Size.class, name = "max")
        int value();

        String message() default "has another size";

        Class<?>[] groups() default {};

        Class<? extends Payload>[] payload() default {};
    }

    @GET
    @Path("OverridesAttribute")
    public String overridesAttribute(@QueryParam("v") @Exactly(2) String v) {
        return "valid";
    }

    @Retention(RetentionPolicy.RUNTIME)
    @Constraint(validatedBy = {})
    @ConstraintComposition(CompositionType.OR)
    @ReportAsSingleViolation
    @Null
    @Size(min = 3)
    public @interface MissingOrLong {
        String message() default "is short";

        Class<?>[] groups() default {};

        Class<? extends Payload>[] payload() default {};
    }

    @GET
    @Path("ConstraintComposition")
    public String constraintComposition(@QueryParam("v") @MissingOrLong String v) {
        return "valid";
    }

    @Retention(RetentionPolicy.RUNTIME)
    @Constraint(validatedBy = DifferentValidator.class)
    public @interface Different {
        String message() default "are the same";

        Class<?>[] groups() default {};

        Class<? extends Payload>[] payload() default {};
    }

    @SupportedValidationTarget(ValidationTarget.PARAMETERS)
    public static class DifferentValidator implements ConstraintValidator<Different, Object[]> {
        @Override
        public boolean isValid(Object[] values, ConstraintValidatorContext context) {
            return !values[0].equals(values[1]);
        }
    }

    @GET
    @Path("SupportedValidationTarget")
    @Different
    public String supportedValidationTarget(@QueryParam("v") String v, @QueryParam("w") String w) {
        return "valid";
    }

    @GET
    @Path("ValidateOnExecution")
    @ValidateOnExecution(type = ExecutableType.NONE)
    public String validateOnExecution(@QueryParam("v") @NotNull String v) {
        return "valid";
    }

    public static class Box {
        private final String content;

        public Box(String content) {
            this.content = content;
        }
    }

    @Singleton
    @UnwrapByDefault
    public static class BoxExtractor implements ValueExtractor<@ExtractedValue(type = String.class) Box> {
        @Override
        public void extractValues(Box box, ValueReceiver receiver) {
            receiver.value(null, box.content);
        }
    }

    @GET
    @Path("ExtractedValue")
    public String extractedValue(@QueryParam("v") @Size(max = 1) Box v) {
        return "valid";
    }

    @GET
    @Path("repeated")
    public String repeated(@QueryParam("v") @Pattern(regexp = "[a-z]*") @Pattern(regexp = ".{3}") String v) {
        return "valid";
    }

    @GET
    @Path("repeated-of-the-library")
    public String repeatedOfTheLibrary(@QueryParam("v") @Length(max = 2) @Length(min = 2) String v) {
        return "valid";
    }
}
