package dev.straightway.lab.report.page;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;

import dev.straightway.lab.report.page.TableView.Column;
import dev.straightway.lab.report.reading.Numbers;
import dev.straightway.lab.report.reading.Reading;
import dev.straightway.lab.results.ClosedLoop;
import dev.straightway.lab.results.Results.MeasuredMetric;
import dev.straightway.lab.results.Trial;

/** Every trial in the order in which they ran, those that don't count among them. */
final class TrialSection implements Function<Reading, Section> {

    @Override
    public Section apply(Reading reading) {
        List<Trial> trials = reading.results().trials();
        if (trials.isEmpty()) {
            return Section.of("trials", "Trials", "", List.of(), List.of("No trial was saved."));
        }
        String counts = Arrays.stream(Trial.Outcome.values())
                .map(outcome -> trials.stream().filter(trial -> trial.outcome() == outcome).count() + " " + title(outcome))
                .collect(Collectors.joining(", ", "", "."));
        return Section.of("trials", "Trials", trials.size() + " trials, each in a fresh JVM, in the order in which they ran: "
                + counts, List.of(Section.Figure.of(table(reading, trials))), List.of());
    }

    private static TableView table(Reading reading, List<Trial> trials) {
        Looks looks = new Looks(reading);
        List<MeasuredMetric> metrics = reading.results().metrics();
        List<Column> columns = new ArrayList<>(List.of(Column.number("No.", ""), Column.text("Target"), Column.text("Scenario"),
                Column.text("Placement"), Column.number("Round", ""), Column.number("Attempt", ""), Column.text("Outcome"),
                Column.text("Steady"), Column.number("Warm-up", "s")));
        metrics.forEach(metric -> columns.add(Column.number(metric.title(), metric.unit())));
        columns.add(Column.text("Errors"));
        List<List<Cell>> rows = new ArrayList<>();
        for (Trial trial : trials) {
            List<Cell> row = new ArrayList<>(List.of(Cell.of(Integer.toString(rows.size() + 1)), looks.target(trial.target()),
                    Cell.of(looks.scenario(trial.scenario())), Cell.of(trial.placement()),
                    Cell.of(Integer.toString(trial.round())), Cell.of(Integer.toString(trial.attempt())), outcome(trial),
                    Cell.of(trial.outcome() == Trial.Outcome.NOT_RUN ? Numbers.UNKNOWN : trial.steady() ? "yes" : "no"),
                    Cell.of(Numbers.plain(trial.warmupSeconds()))));
            metrics.forEach(metric -> row.add(Cell.of(
                    Numbers.plain(trial.values().getOrDefault(metric.name(), Double.NaN)))));
            row.add(Cell.of(trial.errors().isEmpty() ? "" : errors(trial)));
            rows.add(row);
        }
        return new TableView("All trials", columns, rows);
    }

    private static Cell outcome(Trial trial) {
        return new Cell(title(trial.outcome()), trial.reason() == null ? ClosedLoop.mark(trial) : trial.reason(),
                trial.valid() ? "" : "bad", "", "");
    }

    static String title(Trial.Outcome outcome) {
        return outcome.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    private static String errors(Trial trial) {
        return trial.errors().entrySet().stream().map(error -> error.getKey() + " " + error.getValue())
                .collect(Collectors.joining(", "));
    }
}
