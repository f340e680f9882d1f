package dev.straightway.it.calculator;

import java.math.BigDecimal;

/** Knows what a euro is worth. */
public interface Rates {

    BigDecimal rate(String currency);
}
