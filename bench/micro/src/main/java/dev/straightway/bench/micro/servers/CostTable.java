package dev.straightway.bench.micro.servers;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.ToDoubleFunction;

import dev.straightway.bench.micro.score.Scores;

/** The costs as text, with the ratios that have a target and the published figures. */
final class CostTable {

    private static final double MOST_OF_QUARKUS_REST = 0.5;
    private static final double MOST_OF_CLASSIC = 0.1;
    private static final double MOST_OF_JERSEY = 0.3;
    private static final double MOST_OF_PLAIN = 1.05;
    private static final String PUBLISHED = """

            Published in 2015, operations a second on another machine (only the ratios within one run mean anything):
                               GET  GET loc.    POST  POST loc.     PUT  PUT loc.
            Jersey 2.15     31,509     1,364  36,840      1,417  35,924     1,469
            Jersey 2.17-S   74,344    54,137  45,174     37,145  45,946    36,346
            """;

    private final List<Cost> costs;

    CostTable(List<Cost> costs) {
        this.costs = List.copyOf(costs);
    }

    String text() {
        StringBuilder text = new StringBuilder(
                line("%n%-18s  %-12s  %12s  %8s  %10s%n", "server", "request", "ns", "+-", "bytes"));
        costs.forEach(cost -> text.append(line("%-18s  %-12s  %,12.0f  %,8.0f  %,10.0f%n", cost.stack().name(), cost.ask(),
                cost.nanoseconds(), cost.error(), cost.bytes())));
        text.append('\n');
        ratio(text, "ns", Cost::nanoseconds, Stack.REST, MOST_OF_QUARKUS_REST);
        ratio(text, "bytes", Cost::bytes, Stack.REST, MOST_OF_QUARKUS_REST);
        ratio(text, "ns", Cost::nanoseconds, Stack.CLASSIC, MOST_OF_CLASSIC);
        ratio(text, "ns", Cost::nanoseconds, Stack.JERSEY, MOST_OF_JERSEY);
        costs.stream().filter(cost -> cost.ask() != cost.ask().plain()).forEach(cost -> located(text, cost));
        return text.append(PUBLISHED).toString();
    }

    private void ratio(StringBuilder text, String unit, ToDoubleFunction<Cost> of, Stack other, double most) {
        Optional<Cost> ours = found(Stack.STRAIGHTWAY, Ask.GET);
        Optional<Cost> theirs = found(other, Ask.GET);
        if (ours.isPresent() && theirs.isPresent()) {
            told(text, "GET, Straightway / " + other.name() + ", " + unit,
                    of.applyAsDouble(ours.get()) / of.applyAsDouble(theirs.get()), most);
        }
    }

    /** A locator has a target on Straightway; beside it stands what it costs elsewhere. */
    private void located(StringBuilder text, Cost cost) {
        found(cost.stack(), cost.ask().plain()).ifPresent(plain -> {
            String what = cost.ask() + " / " + plain.ask() + ", " + cost.stack().name() + ", ns";
            double ratio = cost.nanoseconds() / plain.nanoseconds();
            if (cost.stack().equals(Stack.STRAIGHTWAY)) {
                told(text, what, ratio, MOST_OF_PLAIN);
            } else {
                text.append(line("%-48s  %6.2f%n", what, ratio));
            }
        });
    }

    private static void told(StringBuilder text, String what, double ratio, double most) {
        text.append(line("%-48s  %6.2f  (target: <= %.2f)%s%n", what, ratio, most, Scores.verdict(ratio <= most)));
    }

    private Optional<Cost> found(Stack stack, Ask ask) {
        return costs.stream().filter(cost -> cost.stack().equals(stack) && cost.ask() == ask).findAny();
    }

    private static String line(String format, Object... values) {
        return String.format(Locale.ROOT, format, values);
    }
}
