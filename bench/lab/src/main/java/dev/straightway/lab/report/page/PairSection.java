package dev.straightway.lab.report.page;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.stream.Stream;

import dev.straightway.lab.report.page.TableView.Column;
import dev.straightway.lab.report.reading.Group;
import dev.straightway.lab.report.reading.Numbers;
import dev.straightway.lab.report.reading.Pair;
import dev.straightway.lab.report.reading.Reading;
import dev.straightway.lab.results.Results.MeasuredMetric;
import dev.straightway.lab.results.Results.MeasuredTarget;

/** Scenarios beside what they add to, target by target, with what was published of them. */
final class PairSection implements Function<Reading, Section> {

    private static final int ROW = 22;
    private static final int FRAME = 56;

    @Override
    public Section apply(Reading reading) {
        List<Section.Figure> figures = new ArrayList<>();
        reading.primary().ifPresent(metric -> reading.pairs()
                .forEach(pair -> figures.add(figure(reading, pair, metric, figures.size()))));
        return Section.of("pairs", "Side by side", "What a request costs with an addition, beside the same request without"
                + " it. The ratios are those of the medians of one target. Published figures are from other machines and"
                + " years: compare their ratios, not the figures themselves.", figures, List.of());
    }

    private static Section.Figure figure(Reading reading, Pair pair, MeasuredMetric metric, int number) {
        List<Chart> charts = new ArrayList<>(List.of(chart("chart-pair-" + number, metric.title() + ", " + metric.unit(),
                metric.lowerIsBetter() ? "less is better" : "more is better", rows(reading, pair,
                        (group, target) -> reading.estimate(group, target, metric).map(EstimateRow::of)))));
        if (pair.isPublished()) {
            charts.add(chart("chart-published-" + number, "Published: " + pair.publishedTitle(), "published",
                    rows(reading, pair, (group, target) -> Pair.published(group, target).stream()
                            .mapToObj(PairSection::published).findFirst())));
        }
        return new Section.Figure(title(pair), charts, List.of(table(reading, pair, metric)), "", List.of());
    }

    private static String title(Pair pair) {
        return pair.more().title() + ", beside " + pair.plain().title();
    }

    private static Chart chart(String id, String title, String note, List<Map<String, Object>> rows) {
        return new Chart(id, title, "bars", title + "; the table has the same figures", FRAME + ROW * rows.size(),
                Map.of("rows", rows, "note", note));
    }

    private interface Bar {
        Optional<Map<String, Object>> of(Group group, MeasuredTarget target);
    }

    private static List<Map<String, Object>> rows(Reading reading, Pair pair, Bar bar) {
        List<Map<String, Object>> rows = new ArrayList<>();
        for (MeasuredTarget target : reading.results().targets()) {
            List<Map<String, Object>> bars = Stream.of(pair.plain(), pair.more())
                    .flatMap(group -> bar.of(group, target).map(row -> labelled(reading, group, target, row)).stream())
                    .toList();
            if (!bars.isEmpty()) {
                rows.add(Map.of("head", target.title()));
                rows.addAll(bars);
            }
        }
        return rows;
    }

    private static Map<String, Object> labelled(Reading reading, Group group, MeasuredTarget target,
            Map<String, Object> row) {
        row.put("target", new Looks(reading).index(target.name()));
        row.put("label", group.title());
        return row;
    }

    private static Map<String, Object> published(double figure) {
        Map<String, Object> row = new LinkedHashMap<>();
        row.put("value", figure);
        row.put("text", Numbers.whole(figure));
        return row;
    }

    private static TableView table(Reading reading, Pair pair, MeasuredMetric metric) {
        List<Column> columns = new ArrayList<>(List.of(Column.text("Target"),
                Column.number(pair.plain().title(), metric.unit()), Column.number(pair.more().title(), metric.unit()),
                Column.number("Times", "")));
        reading.beside().forEach(one -> columns.add(Column.number(one.title() + ", times", "")));
        if (pair.isPublished()) {
            columns.add(Column.number("Published: " + pair.plain().title(), pair.publishedTitle()));
            columns.add(Column.number("Published: " + pair.more().title(), pair.publishedTitle()));
            columns.add(Column.number("Published times", ""));
        }
        List<List<Cell>> rows = reading.results().targets().stream()
                .filter(target -> reading.tried(pair.more()).contains(target) || reading.tried(pair.plain()).contains(target))
                .map(target -> row(reading, pair, metric, target)).toList();
        return new TableView(title(pair) + ": " + metric.title(), columns, rows).asCards();
    }

    private static List<Cell> row(Reading reading, Pair pair, MeasuredMetric metric, MeasuredTarget target) {
        List<Cell> row = new ArrayList<>(List.of(new Looks(reading).target(target.name()),
                cell(reading, pair.plain(), target, metric), cell(reading, pair.more(), target, metric),
                times(pair.ratio(reading, target, metric))));
        reading.beside().forEach(one -> row.add(times(pair.ratio(reading, target, one))));
        if (pair.isPublished()) {
            row.add(figure(Pair.published(pair.plain(), target)));
            row.add(figure(Pair.published(pair.more(), target)));
            row.add(times(pair.publishedRatio(target)));
        }
        return row;
    }

    private static Cell cell(Reading reading, Group group, MeasuredTarget target, MeasuredMetric metric) {
        return reading.estimate(group, target, metric).map(one -> Cell.of(one.text(), one.interval()))
                .orElse(Cell.of(Numbers.UNKNOWN));
    }

    private static Cell figure(OptionalDouble published) {
        return Cell.of(published.isPresent() ? Numbers.whole(published.getAsDouble()) : Numbers.UNKNOWN);
    }

    private static Cell times(OptionalDouble ratio) {
        return Cell.of(ratio.isPresent() ? "×" + Numbers.ratio(ratio.getAsDouble()) : Numbers.UNKNOWN);
    }
}
