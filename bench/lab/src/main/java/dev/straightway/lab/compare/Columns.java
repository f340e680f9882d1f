package dev.straightway.lab.compare;

import java.util.List;
import java.util.stream.IntStream;

/** Aligns the cells of a table of plain text to the left. */
final class Columns {

    private static final int GAP = 2;

    private Columns() {
    }

    /** @param lines each with as many cells */
    static String of(List<List<String>> lines) {
        int[] widths = IntStream.range(0, lines.get(0).size())
                .map(column -> lines.stream().mapToInt(line -> line.get(column).length()).max().orElse(0)).toArray();
        StringBuilder text = new StringBuilder();
        for (List<String> line : lines) {
            StringBuilder padded = new StringBuilder();
            for (int column = 0; column < widths.length; column++) {
                String cell = line.get(column);
                padded.append(cell).append(" ".repeat(widths[column] - cell.length() + GAP));
            }
            text.append(padded.toString().stripTrailing()).append('\n');
        }
        return text.toString();
    }
}
