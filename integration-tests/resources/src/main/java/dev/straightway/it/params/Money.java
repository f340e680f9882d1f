package dev.straightway.it.params;

import java.math.BigDecimal;

/** Can't make itself of a text: {@link OwnTypeConverters} does. */
public record Money(BigDecimal amount, String currency) {

    @Override
    public String toString() {
        return currency + amount;
    }
}
