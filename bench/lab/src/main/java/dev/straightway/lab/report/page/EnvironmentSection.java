package dev.straightway.lab.report.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

import dev.straightway.lab.report.page.TableView.Column;
import dev.straightway.lab.report.reading.Reading;
import dev.straightway.lab.results.Results;
import dev.straightway.lab.results.Results.MeasuredTarget;

/** What the figures must be read with: environment, options, versions, how each metric is measured, how the servers ran. */
final class EnvironmentSection implements Function<Reading, Section> {

    @Override
    public Section apply(Reading reading) {
        Results results = reading.results();
        List<Section.Figure> figures = new ArrayList<>();
        figures.add(Section.Figure.of(pairs("Environment", "What", results.environment())));
        figures.add(Section.Figure.of(targets(reading)));
        figures.add(Section.Figure.of(scenarios(results)));
        figures.add(Section.Figure.of(metrics(results)));
        figures.add(Section.Figure.of(pairs("Options of the run", "Option", results.options())));
        List<String> commands = results.targets().stream().flatMap(target -> command(results, target).stream()).toList();
        if (!commands.isEmpty()) {
            figures.add(new Section.Figure("Command lines of the servers", List.of(), List.of(),
                    "From the first valid trial of each target; ports differ between trials.", commands));
        }
        return new Section("environment", "Environment and fine print", results.notes(), figures, List.of());
    }

    private static TableView pairs(String caption, String head, Map<String, String> values) {
        return new TableView(caption, List.of(Column.text(head), Column.text("Value")), values.entrySet().stream()
                .map(entry -> List.of(Cell.of(entry.getKey()), Cell.of(String.valueOf(entry.getValue())))).toList());
    }

    private static TableView targets(Reading reading) {
        Looks looks = new Looks(reading);
        return new TableView("Targets", List.of(Column.text("Target"), Column.text("Name"), Column.text("Runs on"),
                Column.text("Version"), Column.text("Reference")),
                reading.results().targets().stream().map(target -> List.of(looks.target(target.name()),
                        Cell.of(target.name()), Cell.of(target.thread()), Cell.of(target.version()),
                        Cell.of(target.reference() ? "yes" : ""))).toList());
    }

    private static TableView scenarios(Results results) {
        return new TableView("Scenarios", List.of(Column.text("Scenario"), Column.text("Name"), Column.text("Request"),
                Column.text("Thread")),
                results.scenarios().stream().map(one -> List.of(Cell.of(one.title()), Cell.of(one.name()),
                        Cell.of(one.request()), Cell.of(one.thread()))).toList());
    }

    private static TableView metrics(Results results) {
        return new TableView("How each metric is measured", List.of(Column.text("Metric"), Column.text("Unit"),
                Column.text("Better"), Column.text("Method")),
                results.metrics().stream().map(one -> List.of(Cell.of(one.title() + (one.primary() ? " (decides)" : "")),
                        Cell.of(one.unit()), Cell.of(one.lowerIsBetter() ? "less" : "more"), Cell.of(one.method()))).toList());
    }

    private static List<String> command(Results results, MeasuredTarget target) {
        return results.trials().stream().filter(trial -> trial.valid() && trial.target().equals(target.name())
                && !trial.commandLine().isEmpty()).limit(1)
                .map(trial -> target.title() + ":\n" + String.join(" ", trial.commandLine())).toList();
    }
}
