package dev.straightway.deployment.proof.corpus.harmless;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Response;

/** Prices of orders: builders, strategies, beans behind interfaces, exceptions. */
@Path("harmless/orders")
public class OrderResource {

    public record Line(String article, int quantity, BigDecimal price) {
        BigDecimal total() {
            return price.multiply(BigDecimal.valueOf(quantity));
        }
    }

    public record Order(String customer, List<Line> lines) {
    }

    public static final class Receipt {
        private final String customer;
        private final Map<String, BigDecimal> entries;
        private final BigDecimal total;

        private Receipt(Builder builder) {
            customer = builder.customer;
            entries = builder.entries;
            total = builder.entries.values().stream().reduce(BigDecimal.ZERO, BigDecimal::add);
        }

        public String getCustomer() {
            return customer;
        }

        public Map<String, BigDecimal> getEntries() {
            return entries;
        }

        public BigDecimal getTotal() {
            return total;
        }

        static Builder builder() {
            return new Builder();
        }

        static final class Builder {
            private String customer;
            private final Map<String, BigDecimal> entries = new LinkedHashMap<>();

            Builder customer(String customer) {
                this.customer = customer;
                return this;
            }

            Builder entry(String name, BigDecimal amount) {
                entries.put(name, amount.setScale(2, RoundingMode.HALF_UP));
                return this;
            }

            Receipt build() {
                return new Receipt(this);
            }
        }
    }

    public static class InvalidOrder extends RuntimeException {
        private static final long serialVersionUID = 1L;
        private final List<String> problems;

        public InvalidOrder(List<String> problems) {
            super(String.join(", ", problems));
            this.problems = List.copyOf(problems);
        }

        public List<String> problems() {
            return problems;
        }
    }

    /** What is taken off an order. */
    public interface Discount {
        BigDecimal on(Order order, BigDecimal sum);
    }

    @ApplicationScoped
    public static class QuantityDiscount implements Discount {
        @Override
        public BigDecimal on(Order order, BigDecimal sum) {
            int quantity = order.lines().stream().mapToInt(Line::quantity).sum();
            return quantity >= 10 ? sum.multiply(new BigDecimal("0.05")) : BigDecimal.ZERO;
        }
    }

    @ApplicationScoped
    public static class Rates {
        @Produces
        @Named("vat")
        BigDecimal vat() {
            return new BigDecimal("0.19");
        }

        @Produces
        @Named("rounding")
        UnaryOperator<BigDecimal> rounding() {
            return amount -> amount.setScale(2, RoundingMode.HALF_EVEN);
        }
    }

    @ApplicationScoped
    public static class Cashier {
        @Inject
        Discount discount;
        @Inject
        @Named("vat")
        BigDecimal vat;

        Receipt receipt(Order order) {
            check(order);
            var receipt = Receipt.builder().customer(order.customer());
            order.lines().forEach(line -> receipt.entry(line.article(), line.total()));
            var sum = sum(order);
            return receipt.entry("discount", discount.on(order, sum).negate()).entry("vat", sum.multiply(vat)).build();
        }

        BigDecimal sum(Order order) {
            return order.lines().stream().map(Line::total).reduce(BigDecimal.ZERO, BigDecimal::add);
        }

        private static void check(Order order) {
            var problems = new ArrayList<String>();
            if (order.lines() == null || order.lines().isEmpty()) {
                problems.add("no lines");
            } else {
                for (var line : order.lines()) {
                    if (line.quantity() < 1) {
                        problems.add("quantity of " + line.article());
                    }
                }
            }
            if (!problems.isEmpty()) {
                throw new InvalidOrder(problems);
            }
        }
    }

    @Inject
    Cashier cashier;
    @Inject
    @Named("rounding")
    UnaryOperator<BigDecimal> rounding;

    @POST
    public Receipt order(Order order) {
        return cashier.receipt(order);
    }

    @POST
    @Path("sum")
    public BigDecimal sum(Order order) {
        return cashier.sum(order);
    }

    @POST
    @Path("check")
    public Response check(Order order) {
        try {
            cashier.receipt(order);
            return Response.noContent().build();
        } catch (InvalidOrder e) {
            return Response.status(422).entity(e.problems()).build();
        }
    }

    @GET
    @Path("rounded")
    public BigDecimal rounded(@QueryParam("amount") BigDecimal amount) {
        return rounding.apply(amount);
    }

    @GET
    @Path("cheapest")
    public Line cheapest() {
        var lines = List.of(new Line("pen", 1, new BigDecimal("1.20")), new Line("ink", 2, BigDecimal.TEN));
        return lines.stream().min((a, b) -> a.price().compareTo(b.price())).orElse(null);
    }

    @GET
    @Path("agent")
    public String agent(@HeaderParam("User-Agent") String agent) {
        return agent == null ? "unknown" : agent.substring(0, Math.min(20, agent.length()));
    }
}
