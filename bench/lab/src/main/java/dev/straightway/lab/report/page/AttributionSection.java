package dev.straightway.lab.report.page;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

import dev.straightway.lab.report.page.TableView.Column;
import dev.straightway.lab.report.reading.Numbers;
import dev.straightway.lab.report.reading.Reading;
import dev.straightway.lab.results.Attribution;

/** Where the cost lies: each target's cost of a request, stacked by phase. */
final class AttributionSection implements Function<Reading, Section> {

    private static final int ROW = 44;
    private static final int FRAME = 62;
    /** How many colours the style sheet has for phases; the unmatched has one of its own. */
    private static final int COLOURS = 14;

    @Override
    public Section apply(Reading reading) {
        Looks looks = new Looks(reading);
        List<Attribution> all = reading.results().attributions();
        List<Section.Figure> figures = new ArrayList<>();
        for (String scenario : looks.ordered(all.stream().map(Attribution::scenario).toList())) {
            for (String kind : all.stream().map(Attribution::kind).distinct().toList()) {
                List<Attribution> these = all.stream()
                        .filter(one -> one.scenario().equals(scenario) && one.kind().equals(kind)).toList();
                if (!these.isEmpty()) {
                    figures.add(figure(looks, looks.scenario(scenario), these, figures.size()));
                }
            }
        }
        return Section.of("causes", "Where the cost lies", all.isEmpty() ? ""
                : "The samples of the profiles, scaled to one request and shared out by phase: the deepest frame that a rule "
                        + "knows decides. Coverage is what the profile saw of what the operating system or the JVM counted; 1 is all. "
                        + "The numbers in the bars are those of the rows.",
                figures, all.isEmpty() ? List.of("Nothing was profiled in this run, so no cost is attributed.") : List.of());
    }

    private static Section.Figure figure(Looks looks, String scenario, List<Attribution> all, int number) {
        boolean cpu = all.get(0).kind().equals("cpu");
        String unit = cpu ? "µs/request" : "bytes/request";
        String title = scenario + ": " + (cpu ? "CPU" : "allocation") + ", " + unit;
        Set<String> names = new LinkedHashSet<>();
        all.forEach(one -> names.addAll(one.phases().keySet()));
        List<String> phases = List.copyOf(names);
        List<Map<String, Object>> series = new ArrayList<>();
        for (int i = 0; i < phases.size(); i++) {
            String phase = phases.get(i);
            series.add(Map.of("name", phase, "number", i + 1, "colour", colour(phases, i),
                    "values", all.stream().map(one -> one.phases().getOrDefault(phase, 0.0)).toList()));
        }
        Chart chart = new Chart("chart-causes-" + number, (cpu ? "CPU" : "Allocation") + " by phase, " + unit, "stack",
                "Cost by phase, stacked; the table has the same figures", FRAME + ROW * all.size(),
                Map.of("labels", all.stream().map(one -> looks.title(one.target())).toList(), "series", series));
        return Section.Figure.of(title, List.of(chart), table(looks, title, all, phases), "");
    }

    private static String colour(List<String> phases, int index) {
        return phases.get(index).equals(Attribution.UNMATCHED) ? "pu" : "p" + index % COLOURS;
    }

    private static TableView table(Looks looks, String title, List<Attribution> all, List<String> phases) {
        String unit = all.get(0).kind().equals("cpu") ? "µs/request" : "bytes/request";
        List<Column> columns = new ArrayList<>(List.of(Column.text("Phase")));
        all.forEach(one -> columns.add(Column.number(looks.title(one.target()), unit)));
        List<List<Cell>> rows = new ArrayList<>();
        for (int i = 0; i < phases.size(); i++) {
            String phase = phases.get(i);
            rows.add(row(Cell.marked(phase, Integer.toString(i + 1), "phase " + colour(phases, i)), all,
                    one -> one.phases().containsKey(phase)
                            ? Cell.of(cost(one, one.phases().get(phase)))
                            : Cell.of(Numbers.UNKNOWN)));
        }
        rows.add(row(Cell.styled("Total", "sum"), all, one -> Cell.styled(cost(one, one.total()), "sum")));
        rows.add(row(Cell.of("Coverage"), all, one -> Cell.of(Numbers.ratio(one.coverage()))));
        rows.add(row(Cell.of("Unmatched share"), all, one -> Cell.of(
                Numbers.percent(one.phases().getOrDefault(Attribution.UNMATCHED, 0.0) / one.total()))));
        return new TableView(title + ", by phase", columns, rows);
    }

    /** Phases add up, so all of a column have the same digits. */
    private static String cost(Attribution of, double value) {
        return of.kind().equals("cpu") ? Numbers.fixed(value, of.total() < 100 ? 2 : 1) : Numbers.whole(value);
    }

    private static List<Cell> row(Cell head, List<Attribution> all, Function<Attribution, Cell> cell) {
        List<Cell> row = new ArrayList<>(List.of(head));
        all.forEach(one -> row.add(cell.apply(one)));
        return row;
    }
}
