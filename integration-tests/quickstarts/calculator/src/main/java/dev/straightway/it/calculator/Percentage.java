package dev.straightway.it.calculator;

import java.math.BigDecimal;

/** A part of a hundred. */
public record Percentage(BigDecimal value) {

    public BigDecimal of(BigDecimal amount) {
        return amount.multiply(value).movePointLeft(2);
    }
}
