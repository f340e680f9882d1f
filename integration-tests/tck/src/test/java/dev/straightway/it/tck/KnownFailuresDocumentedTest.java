package dev.straightway.it.tck;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

import org.junit.jupiter.api.Test;

import dev.straightway.it.tck.result.KnownFailures;

/** Keeps the table of known failures in the documentation and the list that the build reads the same. */
final class KnownFailuresDocumentedTest {

    @Test
    void documentsEachKnownFailureWithItsReasonAndNoOther() throws Exception {
        List<String> listed = KnownFailures.read(Path.of("known-failures.tsv")).reasons().entrySet().stream()
                .map(e -> String.join("\t", e.getKey().type(), e.getKey().method(), e.getValue())).toList();

        assertThat(rows(Files.readAllLines(Path.of("../../docs/tck.md")))).containsExactlyInAnyOrderElementsOf(listed);
    }

    @Test
    void readsTheRowsOfTheSectionOnly() {
        List<String> text = List.of("| a | b | c |", "|---|---|---|", "| 1 | 2 | 3 |", "## Known failures", "",
                "| Class | Method | Reason |", "|---|---|---|", "| `ee.A` | `x` | no \\| servlets |", "", "## Next",
                "| d | e | f |", "|---|---|---|", "| 4 | 5 | 6 |");

        assertThat(rows(text)).containsExactly("ee.A\tx\tno | servlets");
    }

    private static List<String> rows(List<String> lines) {
        List<String> section = lines.subList(lines.indexOf("## Known failures") + 1, lines.size());
        return section.stream().takeWhile(line -> !line.startsWith("## ")).filter(line -> line.startsWith("|"))
                .skip(2).map(KnownFailuresDocumentedTest::row).toList();
    }

    private static String row(String line) {
        List<String> cells = Arrays.stream(line.split("(?<!\\\\)\\|")).map(String::strip).skip(1)
                .map(cell -> cell.replace("\\|", "|").replaceAll("^`(.*)`$", "$1")).toList();
        return String.join("\t", cells);
    }
}
