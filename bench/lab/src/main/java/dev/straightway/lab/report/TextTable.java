package dev.straightway.lab.report;

import java.util.List;

/**
 * Aligns cells in columns of plain text.
 *
 * @param left which columns are aligned to the left, counted from 0
 */
record TextTable(List<Integer> left) {

    /** @param rows each with as many cells */
    String draw(List<List<String>> rows) {
        StringBuilder text = new StringBuilder();
        for (List<String> row : rows) {
            StringBuilder line = new StringBuilder();
            for (int i = 0; i < row.size(); i++) {
                int column = i;
                int width = rows.stream().mapToInt(one -> one.get(column).length()).max().orElse(0);
                String gap = " ".repeat(width - row.get(i).length());
                line.append(left.contains(i) ? row.get(i) + gap : gap + row.get(i)).append("  ");
            }
            text.append(line.toString().stripTrailing()).append('\n');
        }
        return text.toString();
    }
}
