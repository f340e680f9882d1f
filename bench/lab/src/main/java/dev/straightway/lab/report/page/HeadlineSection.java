package dev.straightway.lab.report.page;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

import dev.straightway.lab.report.page.TableView.Column;
import dev.straightway.lab.report.reading.Group;
import dev.straightway.lab.report.reading.Numbers;
import dev.straightway.lab.report.reading.Reading;
import dev.straightway.lab.report.reading.VerdictRow;
import dev.straightway.lab.results.Results.MeasuredMetric;
import dev.straightway.lab.results.Results.MeasuredTarget;
import dev.straightway.lab.statistics.Verdict.Kind;

/** One row for each scenario: what each target costs by the reference, who costs least, and what the run could have seen. */
final class HeadlineSection implements Function<Reading, Section> {

    @Override
    public Section apply(Reading reading) {
        List<VerdictRow> verdicts = reading.verdicts();
        List<Group> groups = reading.plainGroups();
        if (verdicts.isEmpty() || groups.isEmpty()) {
            return Section.of("headline", "At a glance", "", List.of(),
                    List.of("No scenario was run on a reference and on another target."));
        }
        MeasuredMetric metric = verdicts.get(0).metric();
        MeasuredTarget base = verdicts.get(0).base();
        List<MeasuredTarget> others = reading.results().targets().stream().filter(target -> !target.equals(base))
                .filter(target -> verdicts.stream().anyMatch(row -> row.target().equals(target))).toList();
        List<Column> columns = new ArrayList<>(List.of(Column.text("Scenario")));
        others.forEach(target -> columns.add(Column.text(target.title())));
        columns.addAll(List.of(Column.text((metric.lowerIsBetter() ? "Least " : "Most ") + metric.title()),
                Column.number("Could see", "")));
        TableView table = new TableView(metric.title() + " of each target by that of " + base.title(), columns,
                groups.stream().map(group -> row(reading, group, others)).toList()).asCards();
        return Section.of("headline", "At a glance", "How many times the " + metric.title() + " of " + base.title()
                + " a request costs; the other ratios are below it. " + Kind.BETTER.sign() + " and "
                + Kind.WORSE.sign() + " are verdicts; " + Kind.INCONCLUSIVE.sign()
                + " is too noisy to say. \"Could see\" is the smallest difference that every verdict of the row would have"
                + " found.", List.of(Section.Figure.of(table)),
                List.of());
    }

    private static List<Cell> row(Reading reading, Group group, List<MeasuredTarget> others) {
        List<VerdictRow> rows = reading.verdicts().stream().filter(row -> row.group().equals(group)).toList();
        List<Cell> cells = new ArrayList<>(List.of(Cell.of(group.title())));
        others.forEach(target -> cells.add(rows.stream().filter(row -> row.target().equals(target)).findFirst()
                .map(row -> cell(reading, row)).orElse(Cell.of(Numbers.UNKNOWN))));
        cells.add(Cell.of(winner(reading, rows).map(MeasuredTarget::title).orElse("none for sure")));
        double couldSee = rows.stream().mapToDouble(VerdictRow::detectable).max().orElse(Double.NaN);
        cells.add(Cell.of(Numbers.percent(couldSee)));
        return cells;
    }

    private static Cell cell(Reading reading, VerdictRow row) {
        String beside = reading.beside().stream()
                .flatMap(metric -> reading.ratio(row.group(), row.target(), metric).stream()
                        .map(ratio -> metric.title() + " " + Numbers.ratio(ratio.value()) + "×"))
                .collect(Collectors.joining(", "));
        return new Cell(Double.isNaN(row.ratio()) ? Numbers.UNKNOWN : Numbers.ratio(row.ratio()) + "×", beside,
                row.outcome().name().toLowerCase(Locale.ROOT).replace('_', '-'), row.outcome().sign(), "");
    }

    /** The one with the best ratio if that is a verdict; the reference if all others are worse. */
    private static Optional<MeasuredTarget> winner(Reading reading, List<VerdictRow> rows) {
        if (!rows.isEmpty() && rows.stream().allMatch(row -> row.outcome() == Kind.WORSE)) {
            return reading.reference();
        }
        Comparator<VerdictRow> byRatio = Comparator.comparingDouble(VerdictRow::ratio);
        return rows.stream().filter(row -> row.outcome() == Kind.BETTER)
                .min(rows.get(0).metric().lowerIsBetter() ? byRatio : byRatio.reversed()).map(VerdictRow::target);
    }
}
