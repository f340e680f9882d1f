package dev.straightway.it.calculator;

import java.math.BigDecimal;

import jakarta.enterprise.context.ApplicationScoped;

/** Converts degrees. */
@ApplicationScoped
public class CelsiusToFahrenheit implements UnitConverter {

    @Override
    public String from() {
        return "c";
    }

    @Override
    public String to() {
        return "f";
    }

    @Override
    public BigDecimal convert(BigDecimal amount) {
        return amount.multiply(new BigDecimal("1.8")).add(BigDecimal.valueOf(32));
    }
}
