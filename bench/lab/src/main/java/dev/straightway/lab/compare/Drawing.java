package dev.straightway.lab.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Draws a comparison of two runs as text: the warnings, the table, the obstacles and what follows. */
final class Drawing {

    private static final List<String> HEADS = List.of("target", "scenario", "placement", "metric", "B/A (95 %)", "p", "");

    private Drawing() {
    }

    static String of(RunComparison comparison) {
        StringBuilder text = new StringBuilder();
        comparison.warnings().forEach(warning -> text.append("WARNING ").append(warning).append('\n'));
        if (!comparison.rows().isEmpty()) {
            text.append(table(comparison.rows()));
        }
        comparison.obstacles().forEach(obstacle -> text.append("NOT COMPARABLE ").append(obstacle).append('\n'));
        return text.append(conclusion(comparison)).append('\n').toString();
    }

    private static String conclusion(RunComparison comparison) {
        return switch (comparison.exitCode()) {
            case RunComparison.REGRESSION -> "Regression: at least one cost grew beyond its threshold.";
            case RunComparison.NO_REGRESSION -> "No regression beyond the thresholds was seen.";
            case RunComparison.UNDERPOWERED -> "Underpowered: " + comparison.open() + " of " + comparison.rows().size()
                    + " rows leave open whether a cost grew beyond its threshold. Run more rounds (--precision 5% chooses how many), or both builds by turns (compare --builds A B).";
            default -> "No verdict on the whole: what is above could not be compared.";
        };
    }

    private static String table(List<Row> rows) {
        List<List<String>> lines = new ArrayList<>();
        lines.add(HEADS);
        rows.forEach(row -> lines.add(cells(row)));
        return Columns.of(lines);
    }

    private static List<String> cells(Row row) {
        return List.of(row.target(), row.scenario(), row.placement(), row.metric().title(), row.ratio().words(),
                row.outcome() == Row.Outcome.REGRESSION ? String.format(Locale.ROOT, "%.3f", row.ratio().p()) : "",
                row.words());
    }
}
