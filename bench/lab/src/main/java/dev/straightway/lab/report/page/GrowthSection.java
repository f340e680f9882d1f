package dev.straightway.lab.report.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

import dev.straightway.lab.report.page.TableView.Column;
import dev.straightway.lab.report.reading.Estimate;
import dev.straightway.lab.report.reading.GrowthSeries;
import dev.straightway.lab.report.reading.Numbers;
import dev.straightway.lab.report.reading.Reading;
import dev.straightway.lab.results.Results.Curve;
import dev.straightway.lab.results.Results.MeasuredMetric;

/** Cost against a quantity, as curves with their slope. */
final class GrowthSection implements Function<Reading, Section> {

    private static final int HEIGHT = 340;

    @Override
    public Section apply(Reading reading) {
        List<Section.Figure> figures = new ArrayList<>();
        for (MeasuredMetric metric : reading.primary().map(List::of).orElse(reading.results().metrics())) {
            List<GrowthSeries> all = reading.growth(metric);
            for (Curve curve : reading.curves()) {
                for (String placement : all.stream().map(GrowthSeries::placement).distinct().toList()) {
                    List<GrowthSeries> series = all.stream()
                            .filter(one -> one.curve().equals(curve) && one.placement().equals(placement)).toList();
                    if (!series.isEmpty()) {
                        figures.add(figure(new Looks(reading), curve, series, figures.size()));
                    }
                }
            }
        }
        return Section.of("growth", "How the cost grows", figures.isEmpty() ? ""
                : "Medians, with the lowest and the highest of the rounds. The slope is that of the least-squares line"
                        + " through the medians; from three rounds on, it has a 95 % interval.",
                figures,
                figures.isEmpty() ? List.of("No growth curve was measured in this run.") : List.of());
    }

    private static Section.Figure figure(Looks looks, Curve curve, List<GrowthSeries> all, int number) {
        MeasuredMetric metric = all.get(0).metric();
        String title = curve.title() + ", " + all.get(0).placement() + ": " + metric.title() + ", " + metric.unit();
        List<Map<String, Object>> series = all.stream().map(one -> Map.<String, Object> of("target",
                looks.index(one.target().name()), "name", one.target().title(), "points",
                one.points().stream().map(point -> List.of(point.x(), point.cost().value())).toList())).toList();
        Chart chart = new Chart("chart-growth-" + number, title, "growth",
                "Cost against " + curve.unit() + "; the table has the same figures", HEIGHT,
                Map.of("series", series, "x", curve.unit(), "y", metric.unit()));
        return Section.Figure.of("", List.of(chart), table(looks, curve, all), "");
    }

    private static TableView table(Looks looks, Curve curve, List<GrowthSeries> all) {
        MeasuredMetric metric = all.get(0).metric();
        List<Double> places = all.stream().flatMap(one -> one.points().stream()).map(GrowthSeries.Point::x).distinct().sorted()
                .toList();
        List<Column> columns = new ArrayList<>(List.of(Column.text("Target")));
        places.forEach(x -> columns.add(Column.number(Numbers.whole(x) + " " + curve.unit(), metric.unit())));
        double scale = GrowthSeries.scale(all);
        columns.add(Column.number("Slope", metric.unit() + " for " + Numbers.whole(scale) + " more"));
        columns.add(Column.number("Exponent", "0 is flat, 1 in proportion"));
        return new TableView(curve.title() + ": " + metric.title(), columns, all.stream().map(one -> {
            List<Cell> row = new ArrayList<>(List.of(looks.target(one.target().name())));
            places.forEach(x -> row.add(one.points().stream().filter(point -> point.x() == x).findFirst()
                    .map(point -> cell(point.cost())).orElse(Cell.of(Numbers.UNKNOWN))));
            row.add(cell(one.slope(scale)));
            row.add(Cell.of(Numbers.ratio(one.exponent())));
            return row;
        }).toList());
    }

    private static Cell cell(Estimate estimate) {
        return Cell.of(estimate.text(), estimate.interval());
    }
}
