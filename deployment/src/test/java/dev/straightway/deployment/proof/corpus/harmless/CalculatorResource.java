package dev.straightway.deployment.proof.corpus.harmless;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntBinaryOperator;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

import jakarta.ws.rs.BadRequestException;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.QueryParam;

/** Calculates. */
@Path("harmless/calculator")
public class CalculatorResource {

    public enum Operation {
        ADD("+", (a, b) -> a + b),
        SUBTRACT("-", (a, b) -> a - b),
        MULTIPLY("*", (a, b) -> a * b) {
            @Override
            public int precedence() {
                return 2;
            }
        };

        private final String sign;
        private final IntBinaryOperator operator;

        Operation(String sign, IntBinaryOperator operator) {
            this.sign = sign;
            this.operator = operator;
        }

        public int apply(int a, int b) {
            return operator.applyAsInt(a, b);
        }

        public int precedence() {
            return 1;
        }

        public static Operation ofSign(String sign) {
            for (var operation : values()) {
                if (operation.sign.equals(sign)) {
                    return operation;
                }
            }
            throw new BadRequestException("no operation " + sign);
        }
    }

    public record Loan(BigDecimal amount, BigDecimal yearlyRate, int months) {
    }

    public record Instalment(int month, BigDecimal interest, BigDecimal rest) {
    }

    public record Statistics(int count, double mean, double deviation, double median) {
    }

    private sealed interface Expression permits Number, Sum, Product {
    }

    private record Number(int value) implements Expression {
    }

    private record Sum(Expression left, Expression right) implements Expression {
    }

    private record Product(Expression left, Expression right) implements Expression {
    }

    @GET
    @Path("{operation}")
    public int calculate(@PathParam("operation") Operation operation, @QueryParam("a") int a, @QueryParam("b") int b) {
        return operation.apply(a, b);
    }

    @GET
    @Path("precedence")
    public Map<Operation, Integer> precedence() {
        var all = new EnumMap<Operation, Integer>(Operation.class);
        for (var operation : Operation.values()) {
            all.put(operation, operation.precedence());
        }
        return all;
    }

    @GET
    @Path("fibonacci/{n}")
    public BigInteger fibonacci(@PathParam("n") int n) {
        var a = BigInteger.ZERO;
        var b = BigInteger.ONE;
        for (int i = 0; i < n; i++) {
            var next = a.add(b);
            a = b;
            b = next;
        }
        return a;
    }

    @GET
    @Path("gcd")
    public long gcd(@QueryParam("a") long a, @QueryParam("b") long b) {
        return b == 0 ? Math.abs(a) : gcd(b, a % b);
    }

    @GET
    @Path("primes/{limit}")
    public List<Integer> primes(@PathParam("limit") int limit) {
        return IntStream.rangeClosed(2, Math.min(limit, 10_000))
                .filter(n -> IntStream.rangeClosed(2, (int) Math.sqrt(n)).noneMatch(d -> n % d == 0)).boxed().toList();
    }

    @GET
    @Path("factorial/{n}")
    public String factorial(@PathParam("n") int n) {
        return LongStream.rangeClosed(1, n).mapToObj(BigInteger::valueOf).reduce(BigInteger.ONE, BigInteger::multiply)
                .toString();
    }

    @POST
    @Path("loan")
    public List<Instalment> loan(Loan loan) {
        var monthly = loan.yearlyRate().divide(BigDecimal.valueOf(1200), 10, RoundingMode.HALF_EVEN);
        var principal = loan.amount().divide(BigDecimal.valueOf(loan.months()), 2, RoundingMode.HALF_UP);
        var rest = loan.amount();
        var plan = new ArrayList<Instalment>(loan.months());
        for (int month = 1; month <= loan.months(); month++) {
            var interest = rest.multiply(monthly).setScale(2, RoundingMode.HALF_UP);
            rest = rest.subtract(principal).max(BigDecimal.ZERO);
            plan.add(new Instalment(month, interest, rest));
        }
        return plan;
    }

    @POST
    @Path("statistics")
    public Statistics statistics(List<Double> values) {
        var sorted = values.stream().mapToDouble(Double::doubleValue).sorted().toArray();
        if (sorted.length == 0) {
            throw new BadRequestException("no values");
        }
        double mean = 0;
        for (double value : sorted) {
            mean += value / sorted.length;
        }
        double squares = 0;
        for (double value : sorted) {
            squares += Math.pow(value - mean, 2);
        }
        return new Statistics(sorted.length, mean, Math.sqrt(squares / sorted.length), sorted[sorted.length / 2]);
    }

    @GET
    @Path("rpn")
    public int reversePolish(@QueryParam("q") String text) {
        Deque<Integer> stack = new ArrayDeque<>();
        for (var token : text.split(" ")) {
            if (token.chars().allMatch(Character::isDigit)) {
                stack.push(Integer.parseInt(token));
            } else {
                int right = stack.pop();
                stack.push(Operation.ofSign(token).apply(stack.pop(), right));
            }
        }
        return stack.pop();
    }

    @GET
    @Path("tree")
    public int tree(@QueryParam("n") int n) {
        return evaluate(new Sum(new Number(n), new Product(new Number(2), new Number(n + 1))));
    }

    private int evaluate(Expression expression) {
        if (expression instanceof Number number) {
            return number.value();
        }
        if (expression instanceof Sum sum) {
            return evaluate(sum.left()) + evaluate(sum.right());
        }
        var product = (Product) expression;
        return evaluate(product.left()) * evaluate(product.right());
    }

    @GET
    @Path("matrix/{n}")
    public int[][] identity(@PathParam("n") int n) {
        var matrix = new int[n][n];
        for (int i = 0; i < n; i++) {
            matrix[i][i] = 1;
        }
        return matrix;
    }
}
