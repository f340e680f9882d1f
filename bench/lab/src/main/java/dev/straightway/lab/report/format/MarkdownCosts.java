package dev.straightway.lab.report.format;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

import dev.straightway.lab.report.reading.Estimate;
import dev.straightway.lab.report.reading.Group;
import dev.straightway.lab.report.reading.Numbers;
import dev.straightway.lab.report.reading.Reading;
import dev.straightway.lab.report.reading.VerdictRow;
import dev.straightway.lab.results.Attribution;
import dev.straightway.lab.results.Results.MeasuredMetric;
import dev.straightway.lab.results.Results.MeasuredTarget;

/**
 * For each scenario a table of what a request costs on each target, in brackets by the reference, bold where that is a verdict;
 * and one of the phases in which the CPU goes. They are meant for a page of figures.
 */
final class MarkdownCosts {

    private static final List<String> BESIDE = List.of("user-cpu", "system-cpu", "bytes", "requests", "p50", "p99",
            "startup-cpu", "steady-seconds", "steady-requests", "steady-cpu");

    private final Reading reading;
    private final List<MeasuredMetric> metrics;

    MarkdownCosts(Reading reading) {
        this.reading = reading;
        this.metrics = new ArrayList<>(reading.primary().stream().toList());
        BESIDE.forEach(name -> reading.results().metrics().stream().filter(metric -> metric.name().equals(name))
                .filter(metric -> !metric.primary()).forEach(metrics::add));
    }

    /** {@return all tables, each with an empty line before it} */
    String draw() {
        StringBuilder text = new StringBuilder();
        reading.groups().forEach(group -> text.append('\n').append(costs(group)).append(phases(group)));
        return text.toString();
    }

    private String costs(Group group) {
        List<MeasuredTarget> targets = reading.tried(group);
        List<MeasuredMetric> known = metrics.stream()
                .filter(metric -> targets.stream().anyMatch(target -> reading.estimate(group, target, metric).isPresent()))
                .toList();
        if (known.isEmpty()) {
            return "No trial of " + MarkdownTable.escaped(group.title()) + " counts.\n";
        }
        List<List<String>> rows = new ArrayList<>();
        List<String> head = new ArrayList<>(List.of(MarkdownTable.escaped(group.title())));
        known.forEach(metric -> head.add(MarkdownTable.escaped(
                metric.title() + (metric.unit().isEmpty() || metric.unit().equalsIgnoreCase(metric.title()) ? ""
                        : ", " + metric.unit()))));
        for (MeasuredTarget target : targets) {
            List<String> row = new ArrayList<>(List.of(MarkdownTable.escaped(target.title())));
            known.forEach(metric -> row.add(cell(group, target, metric)));
            rows.add(row);
        }
        return MarkdownTable.table(head, rows);
    }

    private String cell(Group group, MeasuredTarget target, MeasuredMetric metric) {
        String figure = reading.estimate(group, target, metric).map(Estimate::text).orElse(Numbers.UNKNOWN);
        if (metric.primary()) {
            return figure + (target.reference() ? " [1.00]"
                    : verdict(group, target).map(row -> " [" + ratio(row) + "]").orElse(""));
        }
        return figure + (reading.beside().contains(metric) ? reading.ratio(group, target, metric)
                .map(ratio -> " [" + Numbers.ratio(ratio.value()) + "]").orElse("") : "");
    }

    private Optional<VerdictRow> verdict(Group group, MeasuredTarget target) {
        return reading.verdicts().stream().filter(row -> row.group().equals(group) && row.target().equals(target)).findFirst();
    }

    private static String ratio(VerdictRow row) {
        String words = Numbers.ratio(row.ratio()) + (row.interval().isEmpty() ? "" : " (" + row.interval() + ")");
        return row.decided() ? "**" + words + "**" : words;
    }

    private String phases(Group group) {
        // Profiles are taken in the first placement alone.
        boolean profiled = reading.groups().stream().filter(one -> one.scenario().equals(group.scenario())).findFirst()
                .filter(group::equals).isPresent();
        List<Attribution> cpu = !profiled ? List.of()
                : reading.results().attributions().stream().filter(one -> one.kind().equals("cpu")
                        && one.scenario().equals(group.scenario().name())).toList();
        if (cpu.isEmpty()) {
            return "";
        }
        Set<String> phases = cpu.stream().flatMap(one -> one.phases().entrySet().stream())
                .filter(phase -> shown(phase.getValue())).map(phase -> phase.getKey())
                .collect(Collectors.toCollection(LinkedHashSet::new));
        List<List<String>> rows = new ArrayList<>();
        for (String phase : phases) {
            List<String> row = new ArrayList<>(List.of(MarkdownTable.escaped(phase)));
            cpu.forEach(one -> row.add(micros(one.phases().getOrDefault(phase, 0.0))));
            rows.add(row);
        }
        List<String> head = new ArrayList<>(List.of(MarkdownTable.escaped(group.title() + ", µs of CPU by phase")));
        cpu.forEach(one -> head.add(MarkdownTable.escaped(title(one.target()))));
        return "\n" + MarkdownTable.table(head, rows);
    }

    private static boolean shown(double micros) {
        return !Numbers.fixed(micros, 2).equals("0.00");
    }

    private static String micros(double micros) {
        return shown(micros) ? Numbers.fixed(micros, 2) : Numbers.UNKNOWN;
    }

    private String title(String target) {
        return reading.results().targets().stream().filter(one -> one.name().equals(target)).map(MeasuredTarget::title)
                .findFirst().orElse(target);
    }
}
