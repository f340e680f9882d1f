package dev.straightway.lab.report.page;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import dev.straightway.lab.report.page.TableView.Column;
import dev.straightway.lab.report.reading.Numbers;
import dev.straightway.lab.results.Attribution;

/**
 * The steps from what a request costs the reference to what it costs a target: what each phase adds or saves, with the error
 * that comes of the number of samples.
 *
 * @param reference the profile that it begins with
 * @param target the one that it ends with
 */
record Waterfall(Sampled reference, Sampled target) {

    private static final int ROW = 24;
    private static final int FRAME = 40;
    /** Normal errors lie within so many of their deviations in 95 of 100 cases. */
    private static final double OF_95_PERCENT = 1.96;

    /**
     * The cost of a request by phase, out of samples.
     *
     * @param samples how many there were; empty where that is unknown
     */
    record Sampled(Attribution cost, Optional<Long> samples) {

        double of(String phase) {
            return cost.phases().getOrDefault(phase, 0.0);
        }

        /** {@return the variance of a phase that has its share of the samples; NaN where their number is unknown} */
        private double variance(String phase) {
            // Rounding may leave a phase that is all with a little more.
            double share = Math.min(1, of(phase) / cost.total());
            return samples.map(number -> cost.total() * cost.total() * share * (1 - share) / number).orElse(Double.NaN);
        }
    }

    /**
     * What a phase does.
     *
     * @param before what was reached when it came
     * @param change what it adds, or saves where that is negative
     * @param error of the change, at 95 %; NaN where it is unknown
     */
    record Step(String phase, double before, double change, double error) {

        double after() {
            return before + change;
        }

        /** {@return whether so few samples could have shown as much of no difference} */
        boolean withinError() {
            return Math.abs(change) <= error;
        }
    }

    List<Step> steps() {
        Set<String> phases = new LinkedHashSet<>(reference.cost().phases().keySet());
        phases.addAll(target.cost().phases().keySet());
        List<Step> steps = new ArrayList<>();
        double reached = reference.cost().total();
        for (String phase : phases) {
            if (reference.of(phase) != 0 || target.of(phase) != 0) {
                double change = target.of(phase) - reference.of(phase);
                double error = OF_95_PERCENT * Math.sqrt(reference.variance(phase) + target.variance(phase));
                steps.add(new Step(phase, reached, change, error));
                reached += change;
            }
        }
        return steps;
    }

    Chart chart(Looks looks, String id) {
        List<Map<String, Object>> rows = new ArrayList<>();
        rows.add(total(looks, reference));
        steps().forEach(step -> rows.add(row(step)));
        rows.add(total(looks, target));
        return new Chart(id, title(looks), "waterfall", "Each phase begins where the one before it ends; the table has the same"
                + " figures", FRAME + ROW * rows.size(), Map.of("rows", rows));
    }

    TableView table(Looks looks, String caption) {
        List<Column> columns = List.of(Column.text("Phase"),
                Column.number(looks.title(reference.cost().target()), "µs/request"),
                Column.number(looks.title(target.cost().target()), "µs/request"), Column.number("Change", "µs/request"),
                Column.number("Sampling error", "± µs, 95 %"), Column.text("Seen"));
        List<List<Cell>> rows = new ArrayList<>();
        for (Step step : steps()) {
            rows.add(List.of(Cell.of(step.phase()), Cell.of(micros(reference.of(step.phase()))),
                    Cell.of(micros(target.of(step.phase()))), Cell.of(signed(step.change())), Cell.of(micros(step.error())),
                    Cell.of(seen(step))));
        }
        rows.add(List.of(Cell.styled("Total", "sum"), Cell.styled(micros(reference.cost().total()), "sum"),
                Cell.styled(micros(target.cost().total()), "sum"),
                Cell.styled(signed(target.cost().total() - reference.cost().total()), "sum"), Cell.of(Numbers.UNKNOWN),
                Cell.of("")));
        return new TableView(caption + ": " + title(looks), columns, rows);
    }

    private String title(Looks looks) {
        return "From " + looks.title(reference.cost().target()) + " to " + looks.title(target.cost().target());
    }

    private static String seen(Step step) {
        if (Double.isNaN(step.error())) {
            return "unknown: the number of samples is missing";
        }
        return step.withinError() ? "within the error" : step.change() < 0 ? "saved" : "added";
    }

    private static Map<String, Object> total(Looks looks, Sampled side) {
        double total = side.cost().total();
        return Map.of("label", looks.title(side.cost().target()), "from", 0.0, "value", total, "text", micros(total), "colour",
                "t" + looks.index(side.cost().target()));
    }

    private static Map<String, Object> row(Step step) {
        Map<String, Object> row = new LinkedHashMap<>(Map.of("label", step.phase(), "from", step.before(), "value",
                step.after(), "text", signed(step.change()), "colour",
                step.withinError() ? "soft" : step.change() < 0 ? "good" : "bad"));
        if (!Double.isNaN(step.error())) {
            row.put("low", step.after() - step.error());
            row.put("high", step.after() + step.error());
            row.put("text", signed(step.change()) + " ± " + micros(step.error()));
        }
        return row;
    }

    private static String micros(double value) {
        return Numbers.fixed(value, 2);
    }

    private static String signed(double change) {
        return micros(change).replaceFirst("^(?=\\d)", "+");
    }
}
