package dev.straightway.lab.report.page;

import java.util.ArrayList;
import java.util.List;

/**
 * A section of the page.
 *
 * @param id its anchor
 * @param lead paragraphs before the figures
 * @param figures charts with their tables
 * @param missing what the run lacks for it, and why; paragraphs
 */
public record Section(String id, String title, List<String> lead, List<Figure> figures, List<String> missing) {

    /**
     * @param title its heading, or empty for none
     * @param note a paragraph below it, or empty
     * @param preformatted lines that keep their form, or empty
     */
    public record Figure(String title, List<Chart> charts, List<TableView> tables, String note, List<String> preformatted) {

        /** So many charts are looked at; more are looked for. */
        private static final int OPEN = 4;

        /** {@return the charts that are seen at once} */
        public List<Chart> open() {
            return charts.subList(0, Math.min(OPEN, charts.size()));
        }

        /** {@return those that are seen when they are asked for} */
        public List<Chart> folded() {
            return charts.subList(Math.min(OPEN, charts.size()), charts.size());
        }

        static Figure of(String title, List<Chart> charts, TableView table, String note) {
            return new Figure(title, charts, List.of(table), note, List.of());
        }

        static Figure of(TableView table) {
            return of("", List.of(), table, "");
        }
    }

    static Section of(String id, String title, String lead, List<Figure> figures, List<String> missing) {
        return new Section(id, title, lead.isEmpty() ? List.of() : List.of(lead), figures, missing);
    }

    /** {@return the charts of all its figures} */
    List<Chart> charts() {
        List<Chart> charts = new ArrayList<>();
        figures.forEach(figure -> charts.addAll(figure.charts()));
        return charts;
    }
}
