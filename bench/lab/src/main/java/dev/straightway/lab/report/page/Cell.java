package dev.straightway.lab.report.page;

/**
 * One cell of a table. All of it is text; the template escapes it.
 *
 * @param text what it says; a run that doesn't know it leaves {@code null}, which is shown as nothing
 * @param detail said below it in small, or empty
 * @param style a class of the style sheet, or empty
 * @param mark a sign before the text that the charts repeat, or empty
 * @param link a relative address, or empty
 */
public record Cell(String text, String detail, String style, String mark, String link) {

    public Cell {
        text = text == null ? "" : text;
    }

    public static Cell of(String text) {
        return new Cell(text, "", "", "", "");
    }

    public static Cell of(String text, String detail) {
        return new Cell(text, detail, "", "", "");
    }

    public static Cell styled(String text, String style) {
        return new Cell(text, "", style, "", "");
    }

    public static Cell link(String text, String address) {
        return new Cell(text, "", "", "", address);
    }

    static Cell marked(String text, String mark, String style) {
        return new Cell(text, "", style, mark, "");
    }
}
