package dev.straightway.lab.report.format;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import dev.straightway.lab.report.reading.Estimate;
import dev.straightway.lab.report.reading.Group;
import dev.straightway.lab.report.reading.Numbers;
import dev.straightway.lab.report.reading.Reading;
import dev.straightway.lab.report.reading.VerdictRow;
import dev.straightway.lab.results.Results;
import dev.straightway.lab.results.Results.MeasuredMetric;
import dev.straightway.lab.results.Results.MeasuredScenario;
import dev.straightway.lab.results.Results.MeasuredTarget;
import dev.straightway.lab.results.Spectrum;

/**
 * A row for each scenario and target: what a request costs, how that compares with the reference, and what to read it with.
 * Then
 * the {@linkplain MarkdownCosts costs} in full.
 */
final class MarkdownTable {

    private final Reading reading;

    private MarkdownTable(Reading reading) {
        this.reading = reading;
    }

    static String of(Results results) {
        return new MarkdownTable(Reading.of(results)).draw();
    }

    private String draw() {
        Optional<MeasuredMetric> primary = reading.primary();
        if (primary.isEmpty()) {
            return "The run has no metric for a verdict.\n";
        }
        List<String> head = new ArrayList<>(List.of("Scenario", "Target", primary.get().title() + ", " + primary.get().unit(),
                "95 %"));
        List<List<String>> rows = new ArrayList<>();
        reading.reference().ifPresent(base -> {
            head.add("× " + base.title());
            reading.beside().forEach(metric -> head.add(metric.title() + " ×"));
            head.addAll(List.of("Verdict", "Could see"));
        });
        reading.groups().forEach(group -> reading.tried(group)
                .forEach(target -> rows.add(padded(row(group, target, primary.get()), head.size()))));
        return (reading.results().complete() ? "" : "**Incomplete:** the run ended early.\n\n")
                + text(head, rows) + new MarkdownCosts(reading).draw() + latencies() + "\n" + environment();
    }

    /** {@return the response times as a table of their own, with a line before it; empty where none were taken} */
    private String latencies() {
        List<List<String>> rows = reading.results().spectra().stream().map(this::latency).toList();
        List<String> head = List.of("Scenario", "Target", "Utilisation", "Requests/s", "p50, ms", "p99, ms", "p99.9, ms",
                "Doubts");
        return rows.isEmpty() ? "" : "\n" + text(head, rows);
    }

    private List<String> latency(Spectrum spectrum) {
        double utilisation = spectrum.pace().utilisationPercent();
        List<String> row = new ArrayList<>(List.of(scenario(spectrum.scenario()), target(spectrum.target()),
                utilisation == 0 ? Numbers.UNKNOWN : Numbers.whole(utilisation) + " %",
                Numbers.whole(spectrum.offeredPerSecond())));
        for (double percentile : new double[] { 50, 99, 99.9 }) {
            OptionalDouble micros = spectrum.micros(percentile);
            row.add(micros.isPresent() ? Numbers.plain(micros.getAsDouble() / 1_000) : Numbers.UNKNOWN);
        }
        row.add(spectrum.failure() != null ? spectrum.failure()
                : spectrum.conditions().doubtful() ? spectrum.conditions().remark()
                        : spectrum.errors().isEmpty() ? "" : spectrum.errors().toString());
        return row;
    }

    private String scenario(String name) {
        return reading.results().scenarios().stream().filter(one -> one.name().equals(name)).map(MeasuredScenario::title)
                .findFirst().orElse(name);
    }

    private String target(String name) {
        return reading.results().targets().stream().filter(one -> one.name().equals(name)).map(MeasuredTarget::title)
                .findFirst().orElse(name);
    }

    private List<String> row(Group group, MeasuredTarget target, MeasuredMetric primary) {
        Optional<Estimate> estimate = reading.estimate(group, target, primary);
        List<String> row = new ArrayList<>(List.of(group.title(), target.title(),
                estimate.map(Estimate::text).orElse(Numbers.UNKNOWN), estimate.map(Estimate::interval).orElse("")));
        reading.verdicts().stream().filter(verdict -> verdict.group().equals(group) && verdict.target().equals(target))
                .findFirst().ifPresent(verdict -> row.addAll(compared(verdict)));
        return row;
    }

    private List<String> compared(VerdictRow verdict) {
        List<String> cells = new ArrayList<>();
        cells.add(Numbers.ratio(verdict.ratio()) + (verdict.interval().isEmpty() ? "" : " (" + verdict.interval() + ")"));
        reading.beside().forEach(metric -> cells.add(reading.ratio(verdict.group(), verdict.target(), metric)
                .map(Numbers::withInterval).orElse(Numbers.UNKNOWN)));
        cells.addAll(List.of(verdict.words(), verdict.couldHaveSeen()));
        return cells;
    }

    private String environment() {
        return reading.results().environment().entrySet().stream()
                .map(fact -> "- " + escaped(fact.getKey()) + ": " + escaped(fact.getValue()) + "\n")
                .collect(Collectors.joining());
    }

    /** {@return a table of cells that hold no markup} */
    private static String text(List<String> head, List<List<String>> rows) {
        return table(head.stream().map(MarkdownTable::escaped).toList(),
                rows.stream().map(row -> row.stream().map(MarkdownTable::escaped).toList()).toList());
    }

    /** @param rows whose cells are Markdown, as those of the head */
    static String table(List<String> head, List<List<String>> rows) {
        return Stream.concat(Stream.of(head, Collections.nCopies(head.size(), "---")), rows.stream())
                .map(cells -> cells.stream().collect(Collectors.joining(" | ", "| ", " |\n"))).collect(Collectors.joining());
    }

    private static List<String> padded(List<String> row, int cells) {
        return Stream.concat(row.stream(), Collections.nCopies(cells - row.size(), "").stream()).toList();
    }

    /** Text of a run is never taken for a cell's end, a tag or a link. */
    static String escaped(String text) {
        return text.replaceAll("([\\\\|<>\\[\\]*_`])", "\\\\$1").replaceAll("\\R", " ");
    }
}
