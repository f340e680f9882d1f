package dev.straightway.lab.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

import dev.straightway.lab.trial.Results;
import dev.straightway.lab.trial.Trial;

/** Draws the table of a run: medians over the rounds, each with its ratio to Quarkus REST of the same scenario. */
public final class Table {

    /** What all ratios refer to. */
    static final String BASE = "quarkus-rest";

    private final Results results;

    public Table(Results results) {
        this.results = results;
    }

    public String draw() {
        StringBuilder text = new StringBuilder();
        for (String scenario : results.trials().stream().map(Trial::scenario).distinct().toList()) {
            text.append('\n').append(scenario.toUpperCase(Locale.ROOT)).append(
                    " person: median of the rounds, in brackets the ratio to Quarkus REST\n");
            List<List<String>> rows = new ArrayList<>();
            rows.add(heads());
            results.targets().forEach((name, target) -> rows.add(row(scenario, name, target)));
            text.append(aligned(rows));
        }
        failures().forEach(failure -> text.append('\n').append(failure));
        return text.append(failures().isEmpty() ? "" : "\n").toString();
    }

    private static List<String> heads() {
        List<String> heads = new ArrayList<>(List.of("", "thread"));
        Metric.ALL.forEach(metric -> heads.add(metric.name() + " " + metric.unit()));
        heads.add("spread of CPU");
        return heads;
    }

    private List<String> row(String scenario, String name, Results.TargetTitle target) {
        List<String> cells = new ArrayList<>(List.of(target.title(), target.thread()));
        for (Metric metric : Metric.ALL) {
            cells.add(cell(metric, median(metric, scenario, name), median(metric, scenario, BASE)));
        }
        Median user = median(Metric.ALL.get(3), scenario, name);
        cells.add(user.known() ? "±%.0f %%".formatted(user.spreadPercent()) : "-");
        return cells;
    }

    private static String cell(Metric metric, Median own, Median base) {
        if (!own.known()) {
            return "-";
        }
        String value = String.format(Locale.ROOT, metric.format(), own.value());
        return base.known() && base.value() > 0 ? value + String.format(Locale.ROOT, " [%.2f]", own.value() / base.value())
                : value;
    }

    private Median median(Metric metric, String scenario, String target) {
        return Median.of(results.trials().stream()
                .filter(trial -> trial.valid() && trial.scenario().equals(scenario) && trial.target().equals(target))
                .map(trial -> metric.value().applyAsDouble(trial)).toList());
    }

    private List<String> failures() {
        return results.trials().stream().filter(trial -> !trial.valid()).map(trial -> "FAILED " + trial.target() + " "
                + trial.scenario() + ", round " + trial.round() + ": " + trial.failure()).toList();
    }

    private static String aligned(List<List<String>> rows) {
        int columns = rows.get(0).size();
        int[] widths = new int[columns];
        rows.forEach(row -> {
            for (int i = 0; i < columns; i++) {
                widths[i] = Math.max(widths[i], row.get(i).length());
            }
        });
        StringBuilder text = new StringBuilder();
        for (List<String> row : rows) {
            StringBuilder line = new StringBuilder();
            for (int i = 0; i < columns; i++) {
                line.append(String.format((i < 2 ? "%-" : "%") + widths[i] + "s  ", row.get(i)));
            }
            text.append(line.toString().stripTrailing()).append('\n');
        }
        return text.toString();
    }

    /** {@return what the figures must be read with} */
    public String environment() {
        StringBuilder text = new StringBuilder();
        int width = results.environment().keySet().stream().mapToInt(String::length).max().orElse(0);
        for (Map.Entry<String, String> fact : results.environment().entrySet()) {
            text.append(String.format("  %-" + width + "s  %s%n", fact.getKey(), fact.getValue()));
        }
        return text.toString();
    }
}
