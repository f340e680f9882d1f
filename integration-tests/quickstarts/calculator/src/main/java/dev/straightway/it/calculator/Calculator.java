package dev.straightway.it.calculator;

/** Calculates. */
public interface Calculator {

    Result calculate(Calculation calculation);

    default Result calculate(String text) {
        return new Result(text, Expression.of(text).value());
    }
}
