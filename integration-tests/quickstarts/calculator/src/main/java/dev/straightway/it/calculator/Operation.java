package dev.straightway.it.calculator;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.stream.Stream;

import jakarta.ws.rs.NotFoundException;

/** What can be done with two numbers. */
public enum Operation {
    PLUS("+", 1) {
        @Override
        BigDecimal apply(BigDecimal left, BigDecimal right) {
            return left.add(right);
        }
    },
    MINUS("-", 1) {
        @Override
        BigDecimal apply(BigDecimal left, BigDecimal right) {
            return left.subtract(right);
        }
    },
    TIMES("*", 2) {
        @Override
        BigDecimal apply(BigDecimal left, BigDecimal right) {
            return left.multiply(right);
        }
    },
    DIVIDE("/", 2) {
        @Override
        BigDecimal apply(BigDecimal left, BigDecimal right) {
            return left.divide(right, MathContext.DECIMAL64);
        }
    };

    private final String sign;
    private final int precedence;

    Operation(String sign, int precedence) {
        this.sign = sign;
        this.precedence = precedence;
    }

    public String sign() {
        return sign;
    }

    public int precedence() {
        return precedence;
    }

    abstract BigDecimal apply(BigDecimal left, BigDecimal right);

    /** {@return the operation of a sign or a name in any letters; how JAX-RS reads one from a path} */
    public static Operation fromString(String text) {
        return Stream.of(values()).filter(one -> one.sign.equals(text) || one.name().equalsIgnoreCase(text)).findFirst()
                .orElseThrow(() -> new NotFoundException("no operation " + text));
    }
}
