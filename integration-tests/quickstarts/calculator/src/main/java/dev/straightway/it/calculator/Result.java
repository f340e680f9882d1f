package dev.straightway.it.calculator;

import java.math.BigDecimal;

/** A calculation and what came out. */
public record Result(String calculation, BigDecimal value) {
}
