package dev.straightway.lab.report.page;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

import dev.straightway.lab.report.page.TableView.Column;
import dev.straightway.lab.report.reading.Estimate;
import dev.straightway.lab.report.reading.Group;
import dev.straightway.lab.report.reading.Numbers;
import dev.straightway.lab.report.reading.Reading;
import dev.straightway.lab.results.Results.MeasuredMetric;
import dev.straightway.lab.results.Results.MeasuredTarget;

/** Every metric as bars with intervals, and as one table for each scenario. */
final class MetricSection implements Function<Reading, Section> {

    /** What it costs to come to the state that all other figures are of. */
    private static final String UNTIL_STEADY = "steady-cpu";
    private static final int ROW = 22;
    private static final int FRAME = 56;

    @Override
    public Section apply(Reading reading) {
        List<Section.Figure> figures = new ArrayList<>();
        List<Chart> charts = charts(reading);
        List<TableView> tables = reading.plainGroups().stream().map(group -> table(reading, group)).toList();
        if (!tables.isEmpty()) {
            figures.add(new Section.Figure("", charts, tables, "", List.of()));
        }
        return Section.of("metrics", "Cost of a request",
                "Medians of the valid rounds. Dots are the rounds; whiskers and small figures are the intervals"
                        + reading.reference()
                                .map(base -> "; × is the ratio to " + base.title() + ", in brackets its 95 % interval")
                                .orElse("")
                        + ".",
                figures, tables.isEmpty() ? List.of("Only points of growth curves were measured.") : List.of());
    }

    private static List<Chart> charts(Reading reading) {
        List<Chart> charts = new ArrayList<>();
        for (MeasuredMetric metric : ordered(reading)) {
            List<Map<String, Object>> rows = new ArrayList<>();
            reading.plainGroups().forEach(group -> rows.addAll(rows(reading, group, metric)));
            if (!rows.isEmpty()) {
                charts.add(new Chart("chart-metric-" + charts.size(), metric.title() + ", " + metric.unit(), "bars",
                        metric.title() + " of every target; the tables below have the same figures",
                        FRAME + ROW * rows.size(), Map.of("rows", rows, "note",
                                metric.lowerIsBetter() ? "less is better" : "more is better")));
            }
        }
        return charts;
    }

    /** Those that are looked at first, and all others behind them. */
    private static List<MeasuredMetric> ordered(Reading reading) {
        List<MeasuredMetric> first = Stream.of(reading.primary().stream(), reading.beside().stream(),
                reading.results().metrics().stream().filter(metric -> metric.name().equals(UNTIL_STEADY)))
                .flatMap(one -> one).distinct().toList();
        return Stream.concat(first.stream(), reading.results().metrics().stream().filter(metric -> !first.contains(metric)))
                .toList();
    }

    private static List<Map<String, Object>> rows(Reading reading, Group group, MeasuredMetric metric) {
        Looks looks = new Looks(reading);
        List<Map<String, Object>> rows = new ArrayList<>();
        for (MeasuredTarget target : reading.results().targets()) {
            Optional<Estimate> estimate = reading.estimate(group, target, metric);
            if (estimate.isPresent()) {
                if (rows.isEmpty()) {
                    rows.add(Map.of("head", group.title()));
                }
                Map<String, Object> row = row(looks.index(target.name()), target.title(), estimate.get());
                row.put("dots", reading.rounds(group, target, metric));
                rows.add(row);
            }
        }
        return rows;
    }

    private static Map<String, Object> row(int target, String title, Estimate estimate) {
        Map<String, Object> row = new LinkedHashMap<>();
        row.put("target", target);
        row.put("label", title);
        row.putAll(EstimateRow.of(estimate));
        return row;
    }

    private static TableView table(Reading reading, Group group) {
        Looks looks = new Looks(reading);
        List<MeasuredMetric> metrics = reading.results().metrics();
        List<Column> columns = new ArrayList<>(List.of(Column.text("Target"), Column.text("Thread")));
        metrics.forEach(metric -> columns.add(Column.number(metric.title(), metric.unit())));
        columns.add(Column.number("Rounds", ""));
        List<List<Cell>> rows = new ArrayList<>();
        for (MeasuredTarget target : reading.results().targets()) {
            List<Cell> row = new ArrayList<>(List.of(looks.target(target.name()), Cell.of(Reading.thread(group, target))));
            metrics.forEach(metric -> row.add(cell(reading, group, target, metric)));
            row.add(Cell.of(Long.toString(reading.results().trials().stream().filter(trial -> trial.valid()
                    && trial.target().equals(target.name()) && trial.scenario().equals(group.scenario().name())
                    && trial.placement().equals(group.placement())).count())));
            rows.add(row);
        }
        return new TableView(group.title() + " — " + group.scenario().request(), columns, rows).asCards();
    }

    private static Cell cell(Reading reading, Group group, MeasuredTarget target, MeasuredMetric metric) {
        Optional<Estimate> estimate = reading.estimate(group, target, metric);
        if (estimate.isEmpty()) {
            return Cell.of(Numbers.UNKNOWN);
        }
        String times = target.reference() ? ""
                : reading.ratio(group, target, metric).map(Numbers::times).orElse("");
        String interval = estimate.get().interval();
        return Cell.of(estimate.get().text(), interval + (interval.isEmpty() || times.isEmpty() ? "" : " · ") + times);
    }
}
