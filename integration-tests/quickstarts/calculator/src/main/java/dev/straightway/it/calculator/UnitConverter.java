package dev.straightway.it.calculator;

import java.math.BigDecimal;

/** Converts one unit into another. */
public interface UnitConverter {

    String from();

    String to();

    BigDecimal convert(BigDecimal amount);

    default boolean fits(String from, String to) {
        return from().equalsIgnoreCase(from) && to().equalsIgnoreCase(to);
    }
}
