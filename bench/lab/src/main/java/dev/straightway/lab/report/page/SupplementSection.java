package dev.straightway.lab.report.page;

import java.util.List;
import java.util.function.Function;

import dev.straightway.lab.report.page.TableView.Column;
import dev.straightway.lab.report.reading.Reading;
import dev.straightway.lab.results.Supplement;

/** What is known of the servers and requests beside the figures, as the author of the run wrote it. */
final class SupplementSection implements Function<Reading, Section> {

    @Override
    public Section apply(Reading reading) {
        return Section.of("application", "The application", "",
                reading.results().supplements().stream().map(SupplementSection::figure).toList(), List.of());
    }

    private static Section.Figure figure(Supplement supplement) {
        TableView table = new TableView(supplement.title(), supplement.columns().stream().map(Column::text).toList(),
                supplement.rows().stream().map(row -> row.stream().map(Cell::of).toList()).toList()).asCards();
        return Section.Figure.of(supplement.title(), List.of(), table, supplement.lead());
    }
}
