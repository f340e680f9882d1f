package dev.straightway.it.calculator;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;

/** Calculates with decimal numbers, and remembers. */
@ApplicationScoped
public class ExactCalculator implements Calculator {

    @Inject
    History history;

    @Override
    public Result calculate(Calculation calculation) {
        check(calculation);
        var value = calculation.operation().apply(calculation.left(), calculation.right());
        if (calculation.scale() != null) {
            value = value.setScale(calculation.scale(), RoundingMode.HALF_EVEN);
        }
        var result = new Result("%s %s %s".formatted(calculation.left(), calculation.operation().sign(), calculation.right()),
                value);
        history.add(result);
        return result;
    }

    private static void check(Calculation calculation) {
        List<String> problems = new ArrayList<>();
        if (calculation.left() == null) {
            problems.add("left is missing");
        }
        if (calculation.right() == null) {
            problems.add("right is missing");
        }
        if (calculation.operation() == null) {
            problems.add("operation is missing");
        } else if (calculation.operation() == Operation.DIVIDE && isZero(calculation.right())) {
            problems.add("right is zero");
        }
        if (calculation.scale() != null && (calculation.scale() < 0 || calculation.scale() > 20)) {
            problems.add("scale is " + calculation.scale() + ", not 0 to 20");
        }
        if (!problems.isEmpty()) {
            throw new InvalidCalculation(problems);
        }
    }

    private static boolean isZero(BigDecimal number) {
        return number != null && number.signum() == 0;
    }
}
