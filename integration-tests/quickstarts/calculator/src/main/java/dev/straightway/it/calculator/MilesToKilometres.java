package dev.straightway.it.calculator;

import java.math.BigDecimal;

import jakarta.enterprise.context.ApplicationScoped;

/** Converts miles to kilometres. */
@ApplicationScoped
public class MilesToKilometres implements UnitConverter {

    @Override
    public String from() {
        return "mi";
    }

    @Override
    public String to() {
        return "km";
    }

    @Override
    public BigDecimal convert(BigDecimal amount) {
        return amount.multiply(new BigDecimal("1.609344"));
    }
}
