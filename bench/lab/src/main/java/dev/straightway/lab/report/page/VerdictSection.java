package dev.straightway.lab.report.page;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

import dev.straightway.lab.report.page.TableView.Column;
import dev.straightway.lab.report.reading.Estimate;
import dev.straightway.lab.report.reading.Numbers;
import dev.straightway.lab.report.reading.Reading;
import dev.straightway.lab.report.reading.VerdictRow;
import dev.straightway.lab.results.Results.MeasuredMetric;

/** The verdicts: the ratio to the reference by the primary metric, with its interval. */
final class VerdictSection implements Function<Reading, Section> {

    private static final int ROW = 24;
    private static final int FRAME = 84;

    @Override
    public Section apply(Reading reading) {
        List<VerdictRow> rows = reading.verdicts();
        if (rows.isEmpty()) {
            return Section.of("verdicts", "Verdicts", "", List.of(), List.of(
                    "There is nothing to compare: a verdict needs a reference, another target and a primary metric."));
        }
        MeasuredMetric metric = rows.get(0).metric();
        String base = rows.get(0).base().title();
        String family = reading.family() == 0
                ? "verdicts of a report (Holm's correction of Student's p, 5 %). This one has none: there are too few valid"
                        + " rounds."
                : reading.family() + " verdicts of this report (Holm's correction of Student's p, 5 %).";
        String lead = "One metric decides: " + metric.title() + " (" + metric.unit() + "), as a ratio to " + base
                + "; " + (metric.lowerIsBetter() ? "below 1 is less" : "above 1 is more")
                + ". A target is better or worse if the exact p is below 0.05, the whole interval is outside ±2 %, and the"
                + " difference is significant among all " + family + " \"Could see\" is the "
                + "smallest difference that rounds of this noise find in 8 of 10 runs."
                + (reading.beside().isEmpty() ? ""
                        : " Beside it are the ratios of " + reading.beside().stream().map(MeasuredMetric::title)
                                .collect(Collectors.joining(" and ")) + ", which decide nothing.");
        return Section.of("verdicts", "Verdicts", lead, List.of(Section.Figure.of("", charts(reading, rows), table(reading,
                rows, base), "")), List.of());
    }

    private static TableView table(Reading reading, List<VerdictRow> rows, String base) {
        Looks looks = new Looks(reading);
        String unit = rows.get(0).metric().unit();
        List<Column> columns = new ArrayList<>(List.of(Column.text("Target"), Column.text("Scenario"),
                Column.number("Median", unit), Column.number(base, unit), Column.number("Ratio", "95 % interval"),
                Column.number("p", ""), Column.number("Rounds", ""), Column.number("Could see", ""), Column.text("Verdict")));
        reading.beside().forEach(metric -> columns.add(Column.number("Ratio of " + metric.title(), "95 % interval")));
        return new TableView("Verdicts against " + base, columns, rows.stream().map(row -> {
            List<Cell> cells = new ArrayList<>(List.of(looks.target(row.target().name()), Cell.of(row.group().title()),
                    median(reading, row, true), median(reading, row, false),
                    Cell.of(Numbers.ratio(row.ratio()), row.interval()), Cell.of(row.pOfVerdict()),
                    Cell.of(Integer.toString(row.rounds())), Cell.of(row.couldHaveSeen()),
                    Cell.marked(row.words(), row.outcome().sign(),
                            row.outcome().name().toLowerCase(Locale.ROOT).replace('_', '-'))));
            reading.beside().forEach(metric -> cells.add(beside(reading, row, metric)));
            return List.copyOf(cells);
        }).toList()).asCards();
    }

    private static Cell beside(Reading reading, VerdictRow row, MeasuredMetric metric) {
        return reading.ratio(row.group(), row.target(), metric)
                .map(ratio -> Cell.of(Numbers.ratio(ratio.value()), ratio.interval().words()))
                .orElse(Cell.of(Numbers.UNKNOWN));
    }

    private static Cell median(Reading reading, VerdictRow row, boolean own) {
        return Cell.of(reading.estimate(row.group(), own ? row.target() : row.base(), row.metric()).map(Estimate::text)
                .orElse(Numbers.UNKNOWN));
    }

    private static List<Chart> charts(Reading reading, List<VerdictRow> rows) {
        Looks looks = new Looks(reading);
        List<Map<String, Object>> drawn = new ArrayList<>();
        String group = "";
        for (VerdictRow row : rows) {
            if (row.interval().isEmpty() || row.group().onCurve()) {
                continue;
            }
            if (!group.equals(row.group().title())) {
                group = row.group().title();
                drawn.add(Map.of("head", group));
            }
            Map<String, Object> content = new LinkedHashMap<>(Map.of("target", looks.index(row.target().name())));
            content.putAll(Map.of("label", row.target().title(), "value", row.ratio(), "low", row.low(), "high", row.high(),
                    "text", Numbers.ratio(row.ratio()) + "×", "dots",
                    reading.ratios(row.group(), row.target(), row.metric())));
            drawn.add(content);
        }
        return drawn.isEmpty() ? List.of()
                : List.of(new Chart("chart-verdicts",
                        "Ratio to " + rows.get(0).base().title() + " with 95 % interval; a dot is a round",
                        "forest", "Ratios with their intervals; the table below has the same figures",
                        FRAME + ROW * drawn.size(), Map.of("rows", drawn, "name", "ratio of " + rows.get(0).metric().title())));
    }
}
