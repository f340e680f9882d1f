package dev.straightway.deployment.quarkus.constrained;

import java.time.LocalDate;
import java.util.List;

import jakarta.validation.constraints.AssertFalse;
import jakarta.validation.constraints.AssertTrue;
import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.DecimalMin;
import jakarta.validation.constraints.Digits;
import jakarta.validation.constraints.Email;
import jakarta.validation.constraints.Future;
import jakarta.validation.constraints.FutureOrPresent;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.Negative;
import jakarta.validation.constraints.NegativeOrZero;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotEmpty;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Null;
import jakarta.validation.constraints.Past;
import jakarta.validation.constraints.PastOrPresent;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Positive;
import jakarta.validation.constraints.PositiveOrZero;
import jakarta.validation.constraints.Size;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;

/** A method for each constraint of Jakarta Validation, which has no other. */
@Path("constraints")
@Produces("application/json")
public class Standard {

    @GET
    @Path("AssertFalse")
    public String assertFalse(@QueryParam("v") @AssertFalse boolean v) {
        return "valid";
    }

    @GET
    @Path("AssertTrue")
    public String assertTrue(@QueryParam("v") @AssertTrue boolean v) {
        return "valid";
    }

    @GET
    @Path("DecimalMax")
    public String decimalMax(@QueryParam("v") @DecimalMax("1.5") String v) {
        return "valid";
    }

    @GET
    @Path("DecimalMin")
    public String decimalMin(@QueryParam("v") @DecimalMin("1.5") String v) {
        return "valid";
    }

    @GET
    @Path("Digits")
    public String digits(@QueryParam("v") @Digits(integer = 1, fraction = 1) String v) {
        return "valid";
    }

    @GET
    @Path("Email")
    public String email(@QueryParam("v") @Email String v) {
        return "valid";
    }

    @GET
    @Path("Future")
    public String future(@QueryParam("v") @Future LocalDate v) {
        return "valid";
    }

    @GET
    @Path("FutureOrPresent")
    public String futureOrPresent(@QueryParam("v") @FutureOrPresent LocalDate v) {
        return "valid";
    }

    @GET
    @Path("Max")
    public String max(@QueryParam("v") @Max(1) int v) {
        return "valid";
    }

    @GET
    @Path("Min")
    public String min(@QueryParam("v") @Min(1) int v) {
        return "valid";
    }

    @GET
    @Path("Negative")
    public String negative(@QueryParam("v") @Negative int v) {
        return "valid";
    }

    @GET
    @Path("NegativeOrZero")
    public String negativeOrZero(@QueryParam("v") @NegativeOrZero int v) {
        return "valid";
    }

    @GET
    @Path("NotBlank")
    public String notBlank(@QueryParam("v") @NotBlank String v) {
        return "valid";
    }

    @GET
    @Path("NotEmpty")
    public String notEmpty(@QueryParam("v") @NotEmpty List<String> v) {
        return "valid";
    }

    @GET
    @Path("NotNull")
    public String notNull(@QueryParam("v") @NotNull String v) {
        return "valid";
    }

    @GET
    @Path("Null")
    public String nothing(@QueryParam("v") @Null String v) {
        return "valid";
    }

    @GET
    @Path("Past")
    public String past(@QueryParam("v") @Past LocalDate v) {
        return "valid";
    }

    @GET
    @Path("PastOrPresent")
    public String pastOrPresent(@QueryParam("v") @PastOrPresent LocalDate v) {
        return "valid";
    }

    @GET
    @Path("Pattern")
    public String pattern(@QueryParam("v") @Pattern(regexp = "[a-z]") String v) {
        return "valid";
    }

    @GET
    @Path("Positive")
    public String positive(@QueryParam("v") @Positive int v) {
        return "valid";
    }

    @GET
    @Path("PositiveOrZero")
    public String positiveOrZero(@QueryParam("v") @PositiveOrZero int v) {
        return "valid";
    }

    @GET
    @Path("Size")
    public String size(@QueryParam("v") @Size(max = 1) List<String> v) {
        return "valid";
    }
}
