package dev.straightway.lab.app;

import java.util.List;
import java.util.stream.Collectors;

import dev.straightway.lab.results.Supplement;

/** Findings as Markdown, which is read in a terminal too. */
final class FindingsText {

    private FindingsText() {
    }

    static String of(String title, List<Supplement> tables) {
        StringBuilder text = new StringBuilder("# ").append(title).append('\n');
        for (Supplement table : tables) {
            text.append("\n## ").append(table.title()).append("\n\n").append(table.lead()).append("\n\n");
            text.append(row(table.columns())).append(row(table.columns().stream().map(column -> "---").toList()));
            table.rows().forEach(cells -> text.append(row(cells)));
        }
        return text.toString();
    }

    private static String row(List<String> cells) {
        return cells.stream().map(cell -> cell.replace("|", "\\|").replaceAll("\\R", " "))
                .collect(Collectors.joining(" | ", "| ", " |\n"));
    }
}
