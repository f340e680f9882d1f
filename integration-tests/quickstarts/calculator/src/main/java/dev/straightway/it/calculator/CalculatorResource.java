package dev.straightway.it.calculator;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

import jakarta.inject.Inject;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;

/** Calculates. */
@Path("calculator")
public class CalculatorResource {

    private static final Map<String, BigDecimal> CONSTANTS = Map.of("pi", new BigDecimal("3.14159265358979"), "e",
            new BigDecimal("2.71828182845905"));

    /** What a user can choose from. */
    public record Choice(String name, String sign, int precedence) {
    }

    @Inject
    Calculator calculator;
    @Inject
    History history;

    @GET
    @Path("{operation}")
    public BigDecimal calculate(@PathParam("operation") Operation operation, @QueryParam("a") BigDecimal a,
            @QueryParam("b") BigDecimal b, @QueryParam("scale") Integer scale) {
        return calculator.calculate(new Calculation(a, operation, b, scale)).value();
    }

    @POST
    public Result calculate(Calculation calculation) {
        return calculator.calculate(calculation);
    }

    @POST
    @Path("batch")
    public List<Result> calculate(List<Calculation> calculations) {
        return calculations.stream().map(calculator::calculate).toList();
    }

    @POST
    @Path("expression")
    @Consumes(MediaType.TEXT_PLAIN)
    public Result evaluate(String expression) {
        return calculator.calculate(expression);
    }

    @GET
    @Path("operations")
    public List<Choice> operations() {
        return Arrays.stream(Operation.values())
                .map(one -> new Choice(one.name().toLowerCase(), one.sign(), one.precedence())).toList();
    }

    @GET
    @Path("constants/{name}")
    public BigDecimal constant(@PathParam("name") String name) {
        var constant = CONSTANTS.get(name);
        if (constant == null) {
            throw new NotFoundException("no constant " + name);
        }
        return constant;
    }

    @GET
    @Path("history")
    public List<History.Entry> history(@QueryParam("most") @DefaultValue("10") int most) {
        return history.last(most);
    }

    @DELETE
    @Path("history")
    public void forget() {
        history.clear();
    }
}
