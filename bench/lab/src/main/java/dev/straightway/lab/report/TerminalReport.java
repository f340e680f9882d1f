package dev.straightway.lab.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

import dev.straightway.lab.report.reading.Estimate;
import dev.straightway.lab.report.reading.Group;
import dev.straightway.lab.report.reading.Numbers;
import dev.straightway.lab.report.reading.Reading;
import dev.straightway.lab.report.reading.VerdictRow;
import dev.straightway.lab.results.Results;
import dev.straightway.lab.results.Results.MeasuredMetric;
import dev.straightway.lab.results.Results.MeasuredTarget;
import dev.straightway.lab.results.Trial;

/** The report as plain text: verdicts first, then a table for each scenario; the same figures as on the page. */
public final class TerminalReport {

    private final Reading reading;

    private TerminalReport(Reading reading) {
        this.reading = reading;
    }

    /** {@return the whole report; its lines end with a line feed} */
    public static String of(Results results) {
        return new TerminalReport(Reading.of(results)).draw();
    }

    /** {@return what the figures must be read with, a line for each fact} */
    public static String environment(Results results) {
        int width = results.environment().keySet().stream().mapToInt(String::length).max().orElse(0);
        StringBuilder text = new StringBuilder();
        for (Map.Entry<String, String> fact : results.environment().entrySet()) {
            text.append(String.format("  %-" + Math.max(1, width) + "s  %s\n", fact.getKey(), fact.getValue()));
        }
        return text.toString();
    }

    private String draw() {
        StringBuilder text = new StringBuilder();
        if (!reading.results().complete()) {
            text.append("\nINCOMPLETE: the run ended early; these are the figures that were saved until then.\n");
        }
        verdicts(text);
        text.append(PairText.of(reading)).append(GrowthText.of(reading));
        reading.groups().forEach(group -> table(group, text));
        List<Trial> others = reading.results().trials().stream().filter(trial -> !trial.valid()).toList();
        others.stream().map(TerminalReport::line).distinct().forEach(line -> text.append('\n').append(line));
        text.append(others.isEmpty() ? "" : "\n");
        reading.results().notes().forEach(note -> text.append("\nNote: ").append(note));
        return text.append(reading.results().notes().isEmpty() ? "" : "\n").toString();
    }

    private void verdicts(StringBuilder text) {
        List<VerdictRow> rows = reading.verdicts();
        if (rows.isEmpty()) {
            text.append("\nNo verdict: it needs a reference, another target and a metric that decides.\n");
            return;
        }
        VerdictRow first = rows.get(0);
        text.append("\nVERDICTS by %s, %s, against %s; %s\n".formatted(first.metric().title(), first.metric().unit(),
                first.base().title(), reading.family() == 0 ? "none: too few valid rounds"
                        : "5 % false alarms among all " + reading.family()));
        List<List<String>> cells = new ArrayList<>();
        cells.add(line(List.of("", "", "ratio", "95 % interval", "p", "rounds", "could see", ""), MeasuredMetric::title));
        rows.forEach(row -> cells.add(line(List.of(row.group().title(), row.target().title(), Numbers.ratio(row.ratio()),
                row.interval(), row.pOfVerdict(), Integer.toString(row.rounds()), row.couldHaveSeen(), row.words()),
                metric -> reading.ratio(row.group(), row.target(), metric).map(Numbers::withInterval)
                        .orElse(Numbers.UNKNOWN))));
        text.append(new TextTable(List.of(0, 1, 7)).draw(cells));
    }

    /** A line of the verdicts, with the metrics on which none rests at its end. */
    private List<String> line(List<String> verdict, Function<MeasuredMetric, String> beside) {
        return Stream.concat(verdict.stream(), reading.beside().stream().map(beside)).toList();
    }

    private void table(Group group, StringBuilder text) {
        text.append('\n').append(group.title()).append(": median of the valid rounds")
                .append(reading.reference().map(base -> ", in brackets the ratio to " + base.title()).orElse("")).append('\n');
        List<MeasuredTarget> targets = reading.tried(group);
        List<List<String>> rows = new ArrayList<>();
        rows.add(row("", targets, MeasuredTarget::title));
        rows.add(row("thread", targets, target -> Reading.thread(group, target)));
        reading.results().metrics().forEach(metric -> rows.add(row(title(metric), targets,
                target -> cell(group, target, metric))));
        text.append(new TextTable(List.of(0)).draw(rows));
    }

    private static String title(MeasuredMetric metric) {
        return metric.title() + (metric.unit().isEmpty() ? "" : ", " + metric.unit());
    }

    private static List<String> row(String head, List<MeasuredTarget> targets, Function<MeasuredTarget, String> cell) {
        return Stream.concat(Stream.of(head), targets.stream().map(cell)).toList();
    }

    private String cell(Group group, MeasuredTarget target, MeasuredMetric metric) {
        Optional<Estimate> estimate = reading.estimate(group, target, metric);
        return estimate.map(Estimate::text).orElse(Numbers.UNKNOWN) + reading.ratio(group, target, metric)
                .map(ratio -> " [" + Numbers.ratio(ratio.value()) + "]").orElse("");
    }

    private static String line(Trial trial) {
        return "%s %s %s, %s, round %d, attempt %d: %s".formatted(trial.outcome().name().replace('_', ' '), trial.target(),
                trial.scenario(), trial.placement(), trial.round(), trial.attempt(),
                trial.reason() == null ? "no reason was saved" : trial.reason());
    }
}
