package dev.straightway.it.calculator;

import java.math.BigDecimal;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** A term, parsed by precedence. */
sealed interface Expression {

    Pattern TOKEN = Pattern.compile("\\d+(\\.\\d+)?|[-+*/()]");

    BigDecimal value();

    /** A number as it is written. */
    record Literal(BigDecimal value) implements Expression {
    }

    /** Two terms with a sign between them. */
    record Binary(Operation operation, Expression left, Expression right) implements Expression {
        @Override
        public BigDecimal value() {
            return operation.apply(left.value(), right.value());
        }
    }

    /**
     * {@return the expression that a text means}
     *
     * @throws InvalidCalculation if it means none
     */
    static Expression of(String text) {
        var parser = new Parser(new ArrayDeque<>(TOKEN.matcher(text).results().map(MatchResult::group).toList()));
        var expression = parser.expression(0);
        if (!parser.tokens.isEmpty()) {
            throw new InvalidCalculation(List.of("unexpected " + parser.tokens.peek()));
        }
        return expression;
    }

    /** Takes tokens from the front. */
    final class Parser {
        private final Deque<String> tokens;

        Parser(Deque<String> tokens) {
            this.tokens = tokens;
        }

        Expression expression(int precedence) {
            var left = operand();
            while (!tokens.isEmpty() && "+-*/".contains(tokens.peek())
                    && Operation.fromString(tokens.peek()).precedence() > precedence) {
                var operation = Operation.fromString(tokens.pop());
                left = new Binary(operation, left, expression(operation.precedence()));
            }
            return left;
        }

        private Expression operand() {
            var token = tokens.poll();
            if ("(".equals(token)) {
                var inner = expression(0);
                tokens.poll();
                return inner;
            }
            if (token == null || !Character.isDigit(token.charAt(0))) {
                throw new InvalidCalculation(List.of(token == null ? "a number is missing" : "unexpected " + token));
            }
            return new Literal(new BigDecimal(token));
        }
    }
}
