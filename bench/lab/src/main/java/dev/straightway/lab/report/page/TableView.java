package dev.straightway.lab.report.page;

import java.util.List;

/**
 * A table: the first cell of every row is its head.
 *
 * @param caption what it shows, for people who come to it directly
 * @param rows each as long as {@code columns}
 * @param cards whether each row becomes a card where the screen is too narrow for a table
 */
public record TableView(String caption, List<Column> columns, List<List<Cell>> rows, boolean cards) {

    TableView(String caption, List<Column> columns, List<List<Cell>> rows) {
        this(caption, columns, rows, false);
    }

    /** {@return the same for narrow screens, too} */
    TableView asCards() {
        return new TableView(caption, columns, rows, true);
    }

    /**
     * @param unit shown below the title, or empty
     * @param number whether it is aligned to the right
     */
    public record Column(String title, String unit, boolean number) {

        static Column text(String title) {
            return new Column(title, "", false);
        }

        static Column number(String title, String unit) {
            return new Column(title, unit, true);
        }
    }
}
