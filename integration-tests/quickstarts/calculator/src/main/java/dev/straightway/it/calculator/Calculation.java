package dev.straightway.it.calculator;

import java.math.BigDecimal;

/**
 * What is to be calculated.
 *
 * @param scale digits behind the point, {@code null} for as many as there are
 */
public record Calculation(BigDecimal left, Operation operation, BigDecimal right, Integer scale) {
}
