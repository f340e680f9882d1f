package dev.straightway.lab.report.page;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

import dev.straightway.lab.report.page.TableView.Column;
import dev.straightway.lab.report.reading.Numbers;
import dev.straightway.lab.report.reading.Reading;
import dev.straightway.lab.results.Attribution;
import dev.straightway.lab.results.Profile;

/** Where the cost lies: each target's cost of a request, stacked by phase, and the way there from the reference. */
final class AttributionSection implements Function<Reading, Section> {

    private static final String CPU = "cpu";
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
            waterfalls(reading, looks, scenario).ifPresent(figures::add);
        }
        return Section.of("causes", "Where the cost lies", all.isEmpty() ? ""
                : "The samples of the profiles, scaled to one request and divided among phases: the deepest frame that a rule"
                        + " matches decides on the phase. Coverage is the part of the cost counted by the operating system or"
                        + " the JVM that the profile saw; 1 is all of it. The numbers in the bars refer to the rows.",
                figures, all.isEmpty() ? List.of("Nothing was profiled in this run, so no cost is attributed.") : List.of());
    }

    /** {@return the way from the reference to each other target; nothing where there is none to begin with} */
    private static Optional<Section.Figure> waterfalls(Reading reading, Looks looks, String scenario) {
        List<Waterfall.Sampled> all = reading.results().attributions().stream()
                .filter(one -> one.scenario().equals(scenario) && one.kind().equals(CPU) && one.total() > 0)
                .map(one -> new Waterfall.Sampled(one, samples(reading, one))).toList();
        Optional<Waterfall.Sampled> reference = all.stream().filter(one -> reading.reference()
                .filter(target -> target.name().equals(one.cost().target())).isPresent()).findFirst();
        List<Waterfall> waterfalls = reference.stream().flatMap(from -> all.stream().filter(to -> !to.equals(from))
                .map(to -> new Waterfall(from, to))).toList();
        if (waterfalls.isEmpty()) {
            return Optional.empty();
        }
        String title = looks.scenario(scenario) + ": the difference from the reference, phase by phase";
        List<Chart> charts = new ArrayList<>();
        waterfalls.forEach(one -> charts
                .add(one.chart(looks, "chart-waterfall-" + scenario + "-" + one.target().cost().target())));
        return Optional.of(new Section.Figure(title, charts, waterfalls.stream().map(one -> one.table(looks, title)).toList(),
                "The whiskers are the sampling error at 95 %: how much a phase with this number of samples varies by chance."
                        + " They don't include how much runs differ.",
                List.of()));
    }

    private static Optional<Long> samples(Reading reading, Attribution of) {
        return reading.results().profiles().stream().filter(one -> one.kind().equals(of.kind()) && one.samples() > 0
                && one.target().equals(of.target()) && one.scenario().equals(of.scenario())).map(Profile::samples).findFirst();
    }

    private static Section.Figure figure(Looks looks, String scenario, List<Attribution> all, int number) {
        boolean cpu = all.get(0).kind().equals(CPU);
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
        String unit = all.get(0).kind().equals(CPU) ? "µs/request" : "bytes/request";
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
        return of.kind().equals(CPU) ? Numbers.fixed(value, of.total() < 100 ? 2 : 1) : Numbers.whole(value);
    }

    private static List<Cell> row(Cell head, List<Attribution> all, Function<Attribution, Cell> cell) {
        List<Cell> row = new ArrayList<>(List.of(head));
        all.forEach(one -> row.add(cell.apply(one)));
        return row;
    }
}
