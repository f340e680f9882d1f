package dev.straightway.it.calculator;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.stream.IntStream;

import jakarta.ws.rs.BadRequestException;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.QueryParam;

/** Calculates with money. */
@Path("money")
public class MoneyResource {

    /** What a loan is about. */
    public static class Loan {
        @QueryParam("amount")
        BigDecimal amount;
        @QueryParam("rate")
        @DefaultValue("3%")
        Percentage rate;
        @QueryParam("years")
        @DefaultValue("10")
        int years;
    }

    /** What is left of a loan at the end of a year. */
    public record Year(int year, BigDecimal interest, BigDecimal rest) {
    }

    private final Rates rates;

    public MoneyResource(Rates rates) {
        this.rates = rates;
    }

    @GET
    @Path("tax")
    public BigDecimal tax(@QueryParam("amount") BigDecimal amount, @QueryParam("rate") Percentage rate) {
        return rate.of(amount).setScale(2, RoundingMode.HALF_UP);
    }

    @GET
    @Path("loan")
    public List<Year> loan(@BeanParam Loan loan) {
        if (loan.amount == null || loan.years < 1) {
            throw new BadRequestException("a loan needs an amount and years");
        }
        var part = loan.amount.divide(BigDecimal.valueOf(loan.years), 2, RoundingMode.HALF_UP);
        return IntStream.rangeClosed(1, loan.years).mapToObj(year -> {
            var before = loan.amount.subtract(part.multiply(BigDecimal.valueOf(year - 1L)));
            return new Year(year, loan.rate.of(before).setScale(2, RoundingMode.HALF_UP),
                    before.subtract(part).max(BigDecimal.ZERO));
        }).toList();
    }

    @GET
    @Path("days")
    public long days(@QueryParam("from") String from, @QueryParam("to") String to) {
        try {
            return ChronoUnit.DAYS.between(LocalDate.parse(from), LocalDate.parse(to));
        } catch (DateTimeParseException e) {
            throw new BadRequestException("'" + e.getParsedString() + "' is no date", e);
        }
    }

    @GET
    @Path("formatted/{amount}")
    public String formatted(@PathParam("amount") BigDecimal amount,
            @HeaderParam("X-Currency") @DefaultValue("EUR") String name) {
        return String.format("%.2f %s", amount, name);
    }

    /** Asks for the rate of the day. */
    @GET
    @Path("rates/{currency}")
    public BigDecimal rate(@PathParam("currency") String currency) {
        return rates.rate(currency);
    }

    @GET
    @Path("exchange")
    public BigDecimal exchange(@QueryParam("amount") BigDecimal amount, @QueryParam("to") String currency) {
        return amount.multiply(rates.rate(currency)).setScale(2, RoundingMode.HALF_EVEN);
    }
}
